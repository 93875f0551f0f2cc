import type { Readable } from 'node:stream'
import type {
  Access,
  AnswerOf,
  SignInAudience,
  BodyOf,
  EndpointId,
  Endpoints,
  ParamsOf,
  QueryOf,
} from '@daftar/contract'
import type { ApplicantPermission, ComputedPermission, RawFlag } from '@daftar/rules/access/permissions'
import type { Language } from '@daftar/rules/geo/languages'
import type { ReadTx, Tx } from '../database/database.ts'
import type { AnonymousActor, FlowActor, KeyActor, MemberActor, MerchantActor, StaffActor } from './actor.ts'
import type { RawJson } from './raw-json.ts'
import type { Refusal } from './refusal.ts'

/** What a handler is told about one call, already validated and permitted. */
export interface Call<Id extends EndpointId> {
  params: ParamsOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  actor: ActorOf<Endpoints[Id]['access']>
  /** The caller's transaction; absent where the endpoint opens its own, and while it prepares. */
  tx: TxOf<Endpoints[Id]['unitOfWork']>
  /** The product's clock when the call began. */
  now: Date
  /** The version the caller has read, from If-Match; always there on a versioned change. */
  ifMatch: number
  request: RequestFacts
  /** Answers with this ETag. */
  version(version: number): void
  /** Says with the answer that what was asked had been done before, by an earlier call. */
  repeated(): void
  /** Says what the call did, for the audit entry its endpoint declares; said again, the last word counts. */
  audit(note: AuditNote): void
  setCookie(name: CookieName, value: string, maxAgeSeconds: number): void
  clearCookie(name: CookieName): void
  cookie(name: CookieName): string | null
  /** A header of the request; null when it was not sent. */
  header(name: string): string | null
  /**
   * The session the caller says to have, by bearer token or by cookie, on an endpoint that is open to
   * everybody.
   */
  sessionToken(audience: SignInAudience): string | null
  /**
   * Ends when the caller went away before the answer: what waits for a turn, or takes long, need not go on.
   */
  gone(): AbortSignal
  /** The uploaded file of an upload endpoint. */
  file(): Promise<IncomingFile | null>
}

export interface RequestFacts {
  id: string
  ip: string
  userAgent: string
  language: Language
  /** Scheme, host and port the caller used. */
  origin: string
}

export interface AuditNote {
  object: string
  /** The tenant the entry belongs to; the caller's own when left out. */
  merchantId?: string | null
  before?: unknown
  after?: unknown
}

export interface IncomingFile {
  name: string
  declaredType: string
  bytes: Readable
}

export type CookieName = 'session' | 'desk_session' | 'flow' | 'desk_flow' | 'device' | 'part' | 'claim'

/** Bytes answered by a `stream` endpoint. */
export interface StreamAnswer {
  bytes: Readable
  contentType: string
  name: string
  size?: number
  /** Shown in the page (a preview) or saved. */
  disposition: 'inline' | 'attachment'
  /** Everybody may see these bytes, and they never change: browsers and caches keep them. */
  isForever?: true
  /** Its address names just these bytes: the browser of whoever may see them keeps them for a day. */
  isOfVersion?: true
  /** 202 where a file is made later and the bytes say so as JSON; 200 otherwise. */
  status?: 202
  /** More about the bytes, such as how many rows they hold. */
  headers?: Readonly<Record<string, string>>
}

/** A read sends each query by itself; a change is one transaction. */
type TxOf<UnitOfWork> = UnitOfWork extends 'own' | 'prepared'
  ? undefined
  : UnitOfWork extends 'read'
    ? ReadTx
    : Tx

/** What a member alone is let in by, as `mayCall` sees to it. */
type ByMembership = { flag: RawFlag } | { permission: Exclude<ComputedPermission, ApplicantPermission> }

type ActorOf<Given extends Access> = Given extends { kind: 'account' }
  ? Given extends ByMembership
    ? MemberActor
    : MerchantActor
  : Given extends { kind: 'staff' }
    ? StaffActor
    : Given extends { kind: 'key' }
      ? KeyActor
      : Given extends { kind: 'flow' }
        ? FlowActor
        : AnonymousActor

type Answer<Id extends EndpointId> = Endpoints[Id]['response'] extends 'stream'
  ? StreamAnswer
  : Endpoints[Id]['response'] extends null
    ? void
    : AnswerOf<Id> | RawJson

/** What a handler that prepares does in the caller's transaction. */
type Act<Id extends EndpointId> = (tx: Tx) => Promise<Answer<Id> | Refusal>

export type Handler<Id extends EndpointId> = (
  call: Call<Id>,
) => Promise<(Endpoints[Id]['unitOfWork'] extends 'prepared' ? Act<Id> : Answer<Id>) | Refusal>

/** The handlers of one module: the endpoints whose id begins with its prefix, all of them. */
export type Handlers<Prefix extends string> = {
  [Id in EndpointId as Id extends `${Prefix}.${string}` ? Id : never]: Handler<Id>
}

export type AllHandlers = { [Id in EndpointId]: Handler<Id> }
