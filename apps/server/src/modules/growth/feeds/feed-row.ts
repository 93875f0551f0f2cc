/** What a feed sent is not what it says it is, or not well formed. */
export class NotTheFormat extends Error {
  override name = 'NotTheFormat'
}

/** The fields of one row by their names in small letters, without the prefix of a namespace. */
export type FeedRow = ReadonlyMap<string, string>
