import type { ProductStatus } from '@daftar/rules/marketing/products'
import type { Actor } from '@daftar/rules/status/actors'
import { canMove } from '@daftar/rules/status/transitions'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Handlers, StreamAnswer } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { moveStatuses } from '../../../platform/status/move.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { CatalogueGate } from './access.ts'
import { productMachine, type ProductRow } from './machine.ts'
import { presentForStaff, presentProduct, versionOfPicture } from './present.ts'
import {
  countProducts,
  findPictureKey,
  listForStaff,
  listProducts,
  lockAnyProducts,
  lockProducts,
} from './store.ts'

export interface CatalogueHandling {
  database: Database
  storage: Storage
  gate: CatalogueGate
}

export function catalogueHandlers({ database, storage, gate }: CatalogueHandling): Handlers<'catalogue'> {
  return {
    'catalogue.list': async ({ tx, actor, query }) => {
      const merchantId = await gate.enter(tx, actor)
      if (typeof merchantId !== 'string') return merchantId
      const { rows, next_page_token } = await listPage(query, byTime('added_at'), (page) =>
        listProducts(tx, merchantId, query, page),
      )
      const counts = await countProducts(tx, merchantId)
      return { products: rows.map((row) => presentProduct(row)), counts, next_page_token }
    },

    'catalogue.setShown': async ({ tx, actor, body, now: at, audit }) => {
      const merchantId = await gate.enter(tx, actor)
      audit({ object: 'catalogue', after: body })
      if (typeof merchantId !== 'string') return merchantId
      const held = await lockProducts(tx, merchantId, body.ids)
      const to = body.shown ? 'visible' : 'hidden'
      return moveThem(tx, held, { to, actor: 'merchant', actorId: actor.id, at })
    },

    'catalogue.picture': async ({ actor, params, query }) => {
      const { merchantIds } = actor
      const key = await database.tenantRead(merchantIds, (tx) => findPictureKey(tx, params.id))
      return pictureAt(storage, key, query.v)
    },

    'catalogue.listForStaff': async ({ tx, query }) => {
      const { rows, next_page_token } = await listPage(query, byTime('changed_at'), (page) =>
        listForStaff(tx, query, page),
      )
      return { products: rows.map(presentForStaff), next_page_token }
    },

    'catalogue.reject': async ({ tx, actor, body, now: at, audit }) => {
      const { ids, said_en: en, said_ar: ar } = body
      const held = await lockAnyProducts(tx, ids)
      audit({ object: objectOf(held), merchantId: oneMerchant(held), after: body })
      return moveThem(tx, held, {
        to: 'rejected',
        actor: 'reviewer',
        actorId: actor.id,
        at,
        said: { en, ar },
      })
    },

    'catalogue.restore': async ({ tx, actor, body, now: at, audit }) => {
      const held = await lockAnyProducts(tx, body.ids)
      audit({ object: objectOf(held), merchantId: oneMerchant(held), after: body })
      const said = { en: '', ar: '' }
      return moveThem(tx, held, { to: 'visible', actor: 'reviewer', actorId: actor.id, at, said })
    },

    'catalogue.pictureForStaff': async ({ params, query }) => {
      const key = await database.providerRead((tx) => findPictureKey(tx, params.id))
      return pictureAt(storage, key, query.v)
    },
  }
}

type Held = Pick<ProductRow, 'merchant_id' | 'id' | 'status'>

interface Moving {
  to: ProductStatus
  actor: Extract<Actor, 'merchant' | 'reviewer'>
  actorId: string
  at: Date
  /** What its merchant is told of the decision of staff. */
  said?: { en: string; ar: string }
}

/** Moves those of them that may go there; refuses where none may, because somebody else was first. */
async function moveThem(
  tx: Tx,
  held: readonly Held[],
  { to, actor, actorId, at, said }: Moving,
): Promise<{ changed: string[] } | Refusal> {
  if (held.length === 0) return refuse('not_found')
  const may = held.filter(({ status }) => canMove(productMachine.transitions, status, to, actor))
  if (may.length === 0) return refuse('wrong_status')
  const set = said && {
    set: tx`said_en = ${said.en}, said_ar = ${said.ar}, decided_by = ${actorId}, decided_at = ${at}`,
  }
  const moves = may.map((row) => ({ row, to, actor, actorId, at, ...(said && { detail: said.en }) }))
  const moved = await moveStatuses(tx, productMachine, moves, set)
  return { changed: moved.map(({ id }) => id) }
}

function objectOf(held: readonly Held[]): string {
  return held.length === 1 ? `product:${held[0]!.id}` : 'catalogue'
}

/** On whose chain it stands: of products of several merchants the provider's own. */
function oneMerchant(held: readonly Held[]): string | null {
  const merchants = new Set(held.map(({ merchant_id: id }) => id))
  return merchants.size === 1 ? held[0]!.merchant_id : null
}

async function pictureAt(
  storage: Storage,
  key: string | null,
  version: string | undefined,
): Promise<StreamAnswer | Refusal> {
  if (key === null || !(await storage.exists(key))) return refuse('not_found')
  return {
    ...{ bytes: await storage.stream(key), contentType: 'image/jpeg', name: 'product' },
    disposition: 'inline',
    ...(version !== undefined && version === versionOfPicture(key) && { isOfVersion: true }),
  }
}
