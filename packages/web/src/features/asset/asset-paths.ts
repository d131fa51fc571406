const ASSETS = "/accounting/assetManagement";

/** The addresses of the pages about assets. */
export const assetPaths = {
  lists: ASSETS,
  createList: `${ASSETS}/create`,
  list: (listId: string) => `${ASSETS}/${encodeURIComponent(listId)}`,
  editList: (listId: string) => `${ASSETS}/${encodeURIComponent(listId)}/edit`,
  importItems: (listId: string) => `${ASSETS}/${encodeURIComponent(listId)}/import`,
  /** `itemId` new adds an item. */
  item: (listId: string, itemId: string) =>
    `${ASSETS}/${encodeURIComponent(listId)}/${encodeURIComponent(itemId)}/edit`,
  deleteItem: (listId: string, itemId: string) =>
    `${ASSETS}/${encodeURIComponent(listId)}/${encodeURIComponent(itemId)}/delete`,
} as const;
