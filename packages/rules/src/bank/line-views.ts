/** Open lines stand in three lists: with a proposal, with a first person's match, and those nothing fits. */
export const lineViews = ['proposed', 'waiting', 'unknown', 'matched', 'aside'] as const
export type LineView = (typeof lineViews)[number]
