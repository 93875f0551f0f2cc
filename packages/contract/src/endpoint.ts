import type { ComputedPermissions, RawFlag } from '@daftar/rules/access/permissions'
import type { StaffFlag } from '@daftar/rules/access/staff-roles'
import type { z } from 'zod'
import type { PublishedTexts } from './published-errors.ts'
import type { Reason } from './reasons.ts'

/** Who may call an endpoint. The server refuses everybody else before the handler runs. */
export type Access =
  /** Everybody; `audience` says for whom it is. */
  | { kind: 'public'; audience: Audience }
  /** Somebody who has begun to sign in; the short-lived flow cookie says who. */
  | { kind: 'flow'; audience: SignInAudience }
  /**
   * A signed-in merchant account, with one computed permission and one raw flag where they are named
   * (PERM-01, PERM-09).
   */
  | { kind: 'account'; permission?: keyof ComputedPermissions; flag?: RawFlag }
  /**
   * Provider staff whose roles hold the flag; null means any staff. The console's screens ask the same flag.
   */
  | { kind: 'staff'; flag: StaffFlag | null }
  /**
   * A shop's server with its secret key (public payments API). Refusals have that API's shape and texts.
   * `publicKey` lets the public one in as well, which lies open in apps and pages: whoever holds it is
   * anybody, in any browser.
   */
  | { kind: 'key'; texts: PublishedTexts; publicKey?: true }
  /** Exists in development and demo mode only; answers 404 in production. */
  | { kind: 'development' }

/**
 * Who an endpoint is for. `shop` is a shop's server, `anybody` a page before it knows who looks at it, or an
 * operator.
 */
export type Audience = 'merchant' | 'staff' | 'shopper' | 'signatory' | 'shop' | 'anybody'

/** Who signs in, and at which of the two doors. */
export type SignInAudience = 'merchant' | 'desk'

/**
 * How many calls a minute one caller may make; the figures are configuration of the server. `file` is what is
 * made to be saved: papers and exports; `register` asks registers and servers of others.
 */
export type RateClass =
  'read' | 'write' | 'sign_in' | 'estimate' | 'upload' | 'file' | 'shop' | 'events' | 'register'

/**
 * What the server does around the handler. `read` and `write` open the caller's transaction; `prepared` runs
 * the handler before it, without one, and what the handler answers in it (files are read first); `own` leaves
 * it to the handler (streams).
 */
export type UnitOfWork = 'read' | 'write' | 'prepared' | 'own'

export interface Example {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  /** What is answered to it. Endpoints of shops show one. */
  answer?: unknown
}

export interface Endpoint {
  /** `METHOD /path/{param}`. The table of routes is written from it. */
  route: string
  /**
   * A page in front of the applications calls it: signing in, or paying. It loads the paths of such endpoints
   * alone.
   */
  front?: true
  summary: string
  /** An account's call reaches the sandbox of its merchants too: what their test keys made. */
  sandbox?: true
  /**
   * An account's call about the person, whichever merchant they work in now: it reaches across merchants, so
   * whoever answers it names the person or their contact in every statement.
   */
  ofPerson?: true
  /** What its readers need besides the summary, as sentences. Endpoints of shops have one. */
  description?: string
  access: Access
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The 200 answer; `null` is an empty 204, `'stream'` is bytes. */
  response: z.ZodType | null | 'stream'
  /** The domain refusals it may answer besides the ones every endpoint shares. */
  reasons: readonly Reason[]
  rate: RateClass
  /** Name of the audit entry a call leaves; null for reads that reveal nothing personal. */
  audit: string | null
  unitOfWork: UnitOfWork
  /** The answer carries an ETag and a change needs If-Match (428 without, 412 when stale). */
  versioned: boolean
  /**
   * A call as it should be, of things that are nowhere: what stands in the path and the query, and the body.
   * Of an endpoint that needs nothing it is left out. The OpenAPI document shows it, and tests call with it.
   */
  example?: Example
  /** The body is a multipart upload and is streamed to the handler. */
  upload: boolean
  /**
   * The answer carries a token: it is never kept for an Idempotency-Key. The code it needs works once anyway.
   */
  answerIsSecret: boolean
}

type Declared = Pick<Endpoint, 'route' | 'summary' | 'access' | 'response'> & Partial<Endpoint>

/** What was declared keeps its exact type; the rest is filled in. */
type Filled<D extends Declared> = D &
  Omit<
    Endpoint,
    keyof D | 'front' | 'sandbox' | 'ofPerson' | 'params' | 'query' | 'body' | 'example' | 'unitOfWork'
  > & {
    unitOfWork: UnitOfWorkOf<D>
  }

type UnitOfWorkOf<D extends Declared> = D extends { unitOfWork: infer Said extends UnitOfWork }
  ? Said
  : D['route'] extends `GET ${string}`
    ? 'read'
    : 'write'

/** Declares an endpoint; what is not said follows from the method. */
export function endpoint<const D extends Declared>(declared: D): Filled<D> {
  const reads = declared.route.startsWith('GET ')
  return {
    reasons: [],
    rate: reads ? 'read' : 'write',
    audit: null,
    unitOfWork: reads ? 'read' : 'write',
    versioned: false,
    upload: false,
    answerIsSecret: false,
    ...declared,
  } as unknown as Filled<D>
}
