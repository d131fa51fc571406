/** A file of a company's books: the original bytes, and the versions made of them for display. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  /** When it was uploaded, ISO time in UTC. */
  readonly created: string;
  /** The stored file with the original bytes, which the law requires to be kept. */
  readonly fileId: string;
  readonly thumbnailId?: string;
  readonly thumbnailVersion?: number;
  readonly editedId?: string;
}
