/** A file of a company's books: the original bytes, and what was made of them for showing. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  /** When it was uploaded, ISO time in UTC. */
  readonly created: string;
  /** The stored file with the bytes as they came: the one that the law asks for. */
  readonly fileId: string;
  readonly thumbnailId?: string;
  readonly thumbnailVersion?: number;
  readonly editedId?: string;
}
