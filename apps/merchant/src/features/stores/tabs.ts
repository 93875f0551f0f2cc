/** DEC-STO-2: the tabs of a store, as they stand in its address; an unknown one is the first. */
export const storeTabs = ['details', 'products', 'terms', 'schedule', 'listing'] as const
export type StoreTab = (typeof storeTabs)[number]

export function readTab(text: string | undefined): StoreTab {
  return storeTabs.find((tab) => tab === text) ?? 'details'
}
