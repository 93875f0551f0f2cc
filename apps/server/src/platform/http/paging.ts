import { cursorOf, instantPart, textPart, type Cursor } from './cursor.ts'

/** Where most lists stand: an instant, and the id where two have the same. */
export interface PagePosition {
  at: Date
  id: string
}

/** The order of a list, as its pages go on in it. */
export interface Keyset<Row, Position> {
  cursor: Cursor<Position>
  positionOf(row: Row): Position
}

const timeCursor = cursorOf<PagePosition>({ at: instantPart, id: textPart })

/** By an instant of its rows, named by its column. */
export function byTime<Column extends string>(
  column: Column,
): Keyset<{ id: string } & Record<Column, Date>, PagePosition> {
  return { cursor: timeCursor, positionOf: (row) => ({ at: row[column], id: row.id }) }
}

const idCursor = cursorOf<{ id: string }>({ id: textPart })

/** By an id of its rows, named by its column. */
export function byId<Column extends string>(column: Column): Keyset<Record<Column, string>, { id: string }> {
  return { cursor: idCursor, positionOf: (row) => ({ id: row[column] }) }
}

/** By a position of the list's own that is an instant and an id. */
export function byPosition<Row>(positionOf: (row: Row) => PagePosition): Keyset<Row, PagePosition> {
  return { cursor: timeCursor, positionOf }
}

/** A page that is asked for: what stands behind a position, and how many rows. */
export interface PageAsked<Position = PagePosition> {
  before: Position | null
  size: number
}

interface PageQuery {
  page_size?: number | undefined
  page_token?: string | undefined
}

const usualSize = 20

/**
 * A page of a list. `find` answers one row more than asked for, if there is one: it tells whether there is
 * another page.
 */
export async function listPage<Row, Position>(
  query: PageQuery,
  { cursor, positionOf }: Keyset<NoInfer<Row>, Position>,
  find: (page: PageAsked<Position>) => Promise<readonly Row[]>,
  defaultSize = usualSize,
): Promise<{ rows: Row[]; next_page_token: string | null }> {
  const size = query.page_size ?? defaultSize
  const found = await find({ before: cursor.read(query.page_token), size })
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  const hasMore = found.length > size && last !== undefined
  return { rows, next_page_token: hasMore ? cursor.write(positionOf(last)) : null }
}

interface List<Call, Row, Position, Shown> {
  order: Keyset<NoInfer<Row>, Position>
  /** The rows of a page by what the call filters by, one more than its size. */
  find(call: Call, page: PageAsked<Position>): Promise<readonly Row[]>
  present(row: NoInfer<Row>): Shown
  size?: number
}

/**
 * The handler of a list that is a filter, a keyset page and how a row is shown; its rows stand under a name.
 */
export function listHandler<Call extends { query: PageQuery }, Name extends string, Row, Position, Shown>(
  name: Name,
  { order, find, present, size }: List<Call, Row, Position, Shown>,
) {
  return async (call: Call) => {
    const page = await listPage(call.query, order, (asked) => find(call, asked), size)
    const shown = { [name]: page.rows.map((row) => present(row)) } as Record<Name, Shown[]>
    return { ...shown, next_page_token: page.next_page_token }
  }
}
