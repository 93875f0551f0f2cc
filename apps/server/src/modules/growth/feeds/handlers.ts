import type { ProductFeed } from '@daftar/contract/endpoints/growth/feeds'
import { feedLimits, feedLink, feedProblems } from '@daftar/rules/marketing/feeds'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import {
  failSync,
  presentSync,
  removeProducts,
  sourceStates,
  type CatalogueGate,
  type SourceState,
} from '../catalogue/index.ts'
import { beginFetch } from './fetch-feed.ts'
import { feedMachine, type FeedRecord } from './machine.ts'
import {
  changeFeed,
  countFeeds,
  deleteFeed,
  findFeed,
  insertFeed,
  isKnownLink,
  listFeeds,
  lockFeed,
} from './store.ts'

export function feedHandlers(deps: { gate: CatalogueGate }): Handlers<'feeds'> {
  return { ...listing(deps), ...keeping(deps) }
}

/** Feeds as their merchant and staff see them, and a new one. */
function listing({ gate }: { gate: CatalogueGate }) {
  return {
    'feeds.list': async ({ tx, actor }) => {
      const merchantId = await gate.enter(tx, actor)
      return typeof merchantId === 'string' ? { feeds: await presentAll(tx, merchantId) } : merchantId
    },

    'feeds.listForStaff': async ({ tx, params }) => ({ feeds: await presentAll(tx, params.id) }),

    'feeds.create': async ({ tx, actor, body, now: at, audit }) => {
      audit({ object: 'feed', after: body })
      const merchantId = await gate.enter(tx, actor)
      if (typeof merchantId !== 'string') return merchantId
      const written = writtenFeed(body)
      if (written instanceof Refusal) return written
      if ((await countFeeds(tx, merchantId)) >= feedLimits.feedsMax) return refuse('feeds_full')
      const id = newId('fed')
      const row = { merchant_id: merchantId, id, status: 'active' as const, ...written }
      if (!(await insertFeed(tx, { ...row, created_by: actor.id, created_at: at })))
        return refuse('feed_known')
      audit({ object: `feed:${id}`, after: body })
      await beginFetch(tx, { merchant_id: merchantId, id }, { askedBy: actor.id, at })
      return answer(tx, merchantId, id)
    },
  } satisfies Partial<Handlers<'feeds'>>
}

/** What a merchant does with a feed that is there. */
function keeping({ gate }: { gate: CatalogueGate }) {
  return {
    'feeds.change': (call) =>
      changing(gate, call, async (tx, feed) => {
        const written = writtenFeed(call.body)
        if (written instanceof Refusal) return written
        if (feed.version !== call.ifMatch) return refuse('stale_version')
        if (await isKnownLink(tx, feed, written.url)) return refuse('feed_known')
        if (!(await changeFeed(tx, feed, written))) return refuse('stale_version')
        call.version(feed.version + 1)
        return null
      }),

    'feeds.pause': (call) =>
      changing(gate, call, async (tx, feed) => {
        if (feed.status !== 'active') return refuse('wrong_status')
        return moved(tx, feed, 'paused', call)
      }),

    'feeds.resume': (call) =>
      changing(gate, call, async (tx, feed) => {
        if (feed.status !== 'paused') return refuse('wrong_status')
        const refused = await moved(tx, feed, 'active', call)
        if (!refused) await beginFetch(tx, feed, { askedBy: call.actor.id, at: call.now })
        return refused
      }),

    'feeds.remove': async ({ tx, actor, params, now: at, audit }) => {
      audit({ object: `feed:${params.id}` })
      const merchantId = await gate.enter(tx, actor)
      if (typeof merchantId !== 'string') return merchantId
      const feed = await lockFeed(tx, merchantId, params.id)
      if (!feed) return refuse('not_found')
      const { sync } = (await sourceStates(tx, merchantId))(feed.id)
      if (sync?.status === 'running') await failSync(tx, sync, 'stopped', at)
      const removed = await removeProducts(tx, merchantId, feed.id, at)
      await deleteFeed(tx, feed)
      return { removed }
    },

    'feeds.fetch': async ({ tx, actor, params, now: at, audit }) => {
      audit({ object: `feed:${params.id}` })
      const merchantId = await gate.enter(tx, actor)
      if (typeof merchantId !== 'string') return merchantId
      const feed = await lockFeed(tx, merchantId, params.id)
      if (!feed) return refuse('not_found')
      if (feed.status !== 'active') return refuse('wrong_status')
      const run = await beginFetch(tx, feed, { askedBy: actor.id, at })
      return run ? { sync: presentSync(run) } : refuse('sync_running')
    },
  } satisfies Partial<Handlers<'feeds'>>
}

type Changing = Pick<Call<'feeds.change'>, 'tx' | 'actor' | 'params' | 'now' | 'audit'> & { body?: unknown }

async function changing(
  gate: CatalogueGate,
  { tx, actor, params, audit, body }: Changing,
  act: (tx: Tx, feed: FeedRecord) => Promise<Refusal | null>,
) {
  audit({ object: `feed:${params.id}`, after: body })
  const merchantId = await gate.enter(tx, actor)
  if (typeof merchantId !== 'string') return merchantId
  const feed = await lockFeed(tx, merchantId, params.id)
  if (!feed) return refuse('not_found')
  return (await act(tx, feed)) ?? answer(tx, merchantId, feed.id)
}

async function moved(
  tx: Tx,
  feed: FeedRecord,
  to: FeedRecord['status'],
  { actor, now: at }: Pick<Call<'feeds.pause'>, 'actor' | 'now'>,
): Promise<Refusal | null> {
  const move = { to, actor: 'merchant', actorId: actor.id, at } as const
  return (await moveStatus(tx, feedMachine, feed, move)) === 'lost' ? refuse('wrong_status') : null
}

type Written = Pick<FeedRecord, 'name' | 'url' | 'format' | 'language'>

/** What was written as it is kept, or what is wrong with it. */
function writtenFeed({ name, url, format, language }: Written): Written | Refusal {
  const problems = feedProblems({ name, url })
  const link = feedLink(url)
  if (link === null || Object.keys(problems).length > 0) return refuseFields(problems)
  return { name: name.trim(), url: link, format, language }
}

async function answer(tx: ReadTx, merchantId: string, id: string) {
  const feed = await findFeed(tx, merchantId, id)
  return feed ? { feed: presentFeed(feed, (await sourceStates(tx, merchantId))(id)) } : refuse('not_found')
}

async function presentAll(tx: ReadTx, merchantId: string): Promise<ProductFeed[]> {
  const [rows, stateOf] = await Promise.all([listFeeds(tx, merchantId), sourceStates(tx, merchantId)])
  return rows.map((row) => presentFeed(row, stateOf(row.id)))
}

function presentFeed(row: FeedRecord, { sync, doneAt, products }: SourceState): ProductFeed {
  const { id, status, version, name, url, format, language } = row
  return {
    ...{ id, status, version, name, url, format, language, products },
    created_at: row.created_at.toISOString(),
    fetched_at: doneAt?.toISOString() ?? null,
    sync: sync ? presentSync(sync) : null,
  }
}
