import type postgres from 'postgres'
import type { Tx } from './connect.ts'
import { jsonColumns, type LeftOut, type Tables, type Views, type WorkedOut } from './tables.gen.ts'

export type TableName = keyof Tables
type Relations = Tables & Views
type Of<Names, Name> = Name extends keyof Names ? Names[Name] : never

/**
 * Columns of a table or view as a query reads them: `Row<'orders', 'id' | 'status'>`. `Known` says more of a
 * column than the catalogue can, of one with JSON first of all: `Row<'stored_file', 'id', { facts: Facts |
 * null }>`.
 */
export type Row<
  Name extends keyof Relations,
  Column extends keyof Relations[Name],
  Known extends Narrower<Relations[Name], Known> = object,
> = Pick<Relations[Name], Exclude<Column, keyof Known>> & Known

type Narrower<Whole, Known> = { [Column in keyof Known]: Column extends keyof Whole ? Whole[Column] : never }

/** One column, where a query reads it by another name. */
export type Column<Name extends keyof Relations, Its extends keyof Relations[Name]> = Relations[Name][Its]

type Writable<Name extends TableName> = Omit<Tables[Name], Of<WorkedOut, Name>>

/** Columns that a row changes; its status moves by `moveStatus` alone. */
export type Change<Name extends TableName> = Partial<Omit<Writable<Name>, 'status'>>

/** A row that is added: what has a default or may be null can be left out. */
export type NewRow<Name extends TableName> = Omit<Writable<Name>, Of<LeftOut, Name>> &
  Partial<Pick<Writable<Name>, Extract<Of<LeftOut, Name>, keyof Writable<Name>>>>

/**
 * Refuses what is no column, which a value made elsewhere could bring along, and what is serialised already.
 */
type Exactly<Given, Whole> = {
  [Key in keyof Given]: Key extends keyof Whole
    ? Given[Key] extends postgres.Parameter
      ? never
      : Given[Key]
    : never
}

/**
 * The columns and values of new rows, in `insert into orders ${values(tx, 'orders', row)}`. All rows name the
 * same columns. What stands in a column of JSON is serialised.
 */
export function values<Name extends TableName, Given extends NewRow<Name>>(
  tx: Tx,
  table: Name,
  rows: (Given & Exactly<Given, NewRow<Name>>) | readonly (Given & Exactly<Given, NewRow<Name>>)[],
): postgres.Helper<object> {
  const all = Array.isArray(rows)
    ? rows.map((row: object) => written(tx, table, row))
    : written(tx, table, rows)
  return tx(all)
}

/** What changes, in `update orders set ${changes(tx, 'orders', { phone })} where ...`. */
export function changes<Name extends TableName, Given extends Change<Name>>(
  tx: Tx,
  table: Name,
  change: Given & Exactly<Given, Change<Name>>,
): postgres.Helper<object> {
  return untypedChanges(tx, table, change)
}

/** The same where a type parameter stands for the table: whoever calls it has checked the columns. */
export function untypedChanges(tx: Tx, table: TableName, change: object): postgres.Helper<object> {
  return tx(written(tx, table, change))
}

function written(tx: Tx, table: TableName, row: object): Record<string, string> {
  const json = jsonColumns[table] ?? []
  const columns = Object.entries(row).map(([name, value]) => [
    name,
    json.includes(name) && value !== null && value !== undefined ? tx.json(value as unknown) : value,
  ])
  return Object.fromEntries(columns) as Record<string, string>
}
