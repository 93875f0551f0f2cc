import postgres from 'postgres'
import { arrayTypes } from './connections/array-types.ts'
import { addressOf } from './connections/address.ts'

/**
 * The types of our driver: int8 is bigint, numeric and date are text, timestamptz is a Date, jsonb is parsed.
 */
export type Sql = postgres.Sql<{ bigint: bigint }>

/**
 * What queries are sent through: tagged templates, `unsafe`, `json`, `typed`; no nested begin. Through this
 * alone each query sees what is committed when it runs, and nothing can be written or locked (decision 0011).
 */
export type ReadTx = postgres.ISql<{ bigint: bigint }> & {
  json<Value>(value: Value & Jsonable<Value>): postgres.Parameter
  readonly [reading]: true
}

/**
 * One transaction: what it read and locked stays so until it ends, and what it writes is written together.
 */
export type Tx = ReadTx & { readonly [writing]: true }

declare const reading: unique symbol
declare const writing: unique symbol

/** What JSON can say of a value: no bigint, which it refuses, and no function, which it drops. */
export type Jsonable<Value> = Value extends bigint | symbol | ((...given: never[]) => unknown)
  ? never
  : Value extends { toJSON(): unknown }
    ? Value
    : Value extends object
      ? { [Key in keyof Value]: Jsonable<Value[Key]> }
      : Value

/** A piece of SQL that goes into a larger query and is not sent by itself. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>

export type ConnectOptions = {
  max?: number
  name?: string
  /** Limits of the session in milliseconds; zero means none. */
  statementMs?: number
  lockMs?: number
  idleInTransactionMs?: number
  onClose?: () => void
}

/** A pool of at most `max` connections; nothing is opened before the first query. */
export function connect(url: string, options: ConnectOptions = {}): Sql {
  const { address, path } = addressOf(url)
  return postgres(address, {
    ...(path && { path }),
    max: options.max ?? 10,
    max_lifetime: null,
    connect_timeout: 10,
    backoff: (tries: number) => Math.min(0.05 * 2 ** tries, 2),
    onnotice: () => undefined,
    ...(options.onClose ? { onclose: options.onClose } : {}),
    connection: {
      application_name: options.name ?? 'daftar',
      TimeZone: 'UTC',
      statement_timeout: options.statementMs ?? 0,
      lock_timeout: options.lockMs ?? 0,
      idle_in_transaction_session_timeout: options.idleInTransactionMs ?? 0,
    },
    fetch_types: false,
    types: {
      ...arrayTypes,
      bigint: postgres.BigInt,
      date: { to: 1082, from: [1082], serialize: String, parse: String },
    },
  } as postgres.Options<{ bigint: postgres.PostgresType<bigint> }>)
}

/** True for an error PostgreSQL itself raised, with its five-character code. */
export function isPostgresError(error: unknown, code?: string): error is postgres.PostgresError {
  return error instanceof postgres.PostgresError && (code === undefined || error.code === code)
}
