import { partLinkLimits } from '@daftar/rules/part-links/part-link'
import { fieldsOf } from '@daftar/rules/part-links/part-forms'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { askAgain, askForPart, heldLink, revokeLink } from './ask.ts'
import { hashOfPartToken } from './address.ts'
import type { PartLinkDependencies, PartStanding } from './dependencies.ts'
import { isLetIn, letIn, sendCode } from './enter.ts'
import { submitPart, presentPart, savePart } from './fill.ts'
import { partOf } from './part-of.ts'
import { presentLink, presentNotice, presentSeen, stateOf } from './present.ts'
import { findByToken, findLink, linksOf, linksSeen, lockLink, noteFile, type NamedLink } from './store.ts'

/** Links as whoever writes an application makes them. */
export function askingHandlers(deps: PartLinkDependencies) {
  return {
    'partLinks.list': async ({ tx, actor, query: { subject, subject_id: subjectId }, now }) => {
      const merchantId = await deps.owners[subject].reach(tx, actor, subjectId)
      if (merchantId instanceof Refusal) return merchantId
      const rows = await linksOf(tx, { merchantId, subject, subjectId })
      return { links: rows.map((row) => presentLink(deps, row, now)) }
    },

    'partLinks.make': async ({ tx, actor, body, now: at, audit }) => {
      audit({ object: `${body.subject}:${body.subject_id}` })
      const link = await askForPart(tx, deps, body, { actor, at })
      if (link instanceof Refusal) return link
      const { subject, subject_id, scope, person_name, factor } = link
      audit({
        object: `part_link:${link.id}`,
        merchantId: link.merchant_id,
        after: { subject, subject_id, scope, person_name, factor },
      })
      return { link: presentLink(deps, link, at) }
    },

    'partLinks.sendAgain': async ({ tx, actor, params, now: at, audit }) => {
      audit({ object: `part_link:${params.id}` })
      const held = await heldLink(tx, deps, params.id, actor)
      if (held instanceof Refusal) return held
      audit({ object: `part_link:${held.id}`, merchantId: held.merchant_id })
      const link = await askAgain(tx, deps, held, at)
      return link instanceof Refusal ? link : { link: presentLink(deps, link, at) }
    },

    'partLinks.revoke': async ({ tx, actor, params, now: at, audit }) => {
      audit({ object: `part_link:${params.id}` })
      const held = await heldLink(tx, deps, params.id, actor)
      if (held instanceof Refusal) return held
      audit({ object: `part_link:${held.id}`, merchantId: held.merchant_id, before: { status: held.status } })
      const refused = await revokeLink(tx, held, { actor, at })
      if (refused) return refused
      const link = await findLink(tx, held.id)
      return link ? { link: presentLink(deps, link, at) } : refuse('not_found')
    },

    'partLinks.listForStaff': async ({ tx, query: { subject, subject_id: subjectId }, now }) => {
      const rows = await linksSeen(tx, { subject, subjectId })
      return { links: rows.map((row) => presentSeen(row, now)) }
    },

    'partLinks.ofVerification': async ({ tx, params: { id: subjectId }, now }) => {
      const rows = await linksSeen(tx, { subject: 'capital', subjectId })
      return { links: rows.map((row) => presentSeen(row, now)) }
    },
  } satisfies Partial<Handlers<'partLinks'>>
}

/** The page of a link: without a session, and with the pass of that link alone. */
export function fillingHandlers(deps: PartLinkDependencies) {
  return { ...entering(deps), ...filling(deps) } satisfies Partial<Handlers<'partLinks'>>
}

/** From the address to the pass. */
function entering(deps: PartLinkDependencies) {
  return {
    'partLinks.open': async (call) => {
      const { tx, body } = call
      const link = await findByToken(tx, hashOfPartToken(body.token))
      return link ? notice(call, deps, link) : refuse('not_found')
    },

    'partLinks.sendCode': async ({ tx, body, now: at, request, audit }) => {
      const link = await byToken(tx, deps, body.token, at)
      if (link instanceof Refusal) return link
      audit({ object: `part_link:${link.id}`, merchantId: link.merchant_id })
      const sent = await sendCode(tx, deps, link, { at, ip: request.ip })
      return sent instanceof Refusal ? sent : { resend_at: sent.resendAt.toISOString() }
    },

    'partLinks.enter': async ({ tx, body, now: at, audit, setCookie }) => {
      const link = await byToken(tx, deps, body.token, at)
      if (link instanceof Refusal) return link
      audit({ object: `part_link:${link.id}`, merchantId: link.merchant_id })
      const entered = await letIn(tx, deps, link, { digits: body.otp_code, at })
      if (entered instanceof Refusal) return entered
      setCookie('part', entered.pass, partLinkLimits.passMinutes * 60)
      const standing = await deps.owners[link.subject].read(tx, partOf(link))
      return standing ? { part: presentPart(deps, entered.row, standing) } : refuse('part_closed')
    },
  } satisfies Partial<Handlers<'partLinks'>>
}

/** What is asked for, until it is handed in. */
function filling(deps: PartLinkDependencies) {
  return {
    'partLinks.part': async (call) => {
      const found = await entered(call, deps, await findLink(call.tx, call.params.id))
      if (found instanceof Refusal) return found
      return { part: presentPart(deps, found.link, found.standing) }
    },

    'partLinks.save': async (call) => {
      const { tx, params, body, ifMatch, now: at, version } = call
      await lockLink(tx, params.id)
      const found = await entered(call, deps, await findLink(tx, params.id))
      if (found instanceof Refusal) return found
      const refused = await savePart(tx, deps, found.link, found.standing, { ...body, ifMatch, at })
      if (refused) return refused
      const saved = await findLink(tx, params.id)
      if (!saved) return refuse('not_found')
      version(saved.version)
      return { part: presentPart(deps, saved, found.standing) }
    },

    'partLinks.upload': async (call) => {
      const { params, query, now: at, audit, gone } = call
      const { database, owners, takeFile } = deps
      const found = await database.systemRead(async (tx) =>
        entered({ ...call, tx }, deps, await findLink(tx, params.id)),
      )
      if (found instanceof Refusal) return found
      const { link, standing } = found
      const field = fieldsOf(standing.form).find(({ name, kind }) => name === query.field && kind === 'file')
      if (!field?.document) return refuse('invalid_input', { fields: { field: 'invalid' } })
      if (link.files.length >= partLinkLimits.files) return refuse('file_quota')
      const incoming = await call.file()
      if (!incoming) return refuse('file_missing')
      // It is a file of whoever asked: they see what was handed in to their application, and it goes with
      // them.
      const uploader = { merchantId: link.merchant_id, personId: link.asked_by, at, signal: gone() }
      const taken = await takeFile(uploader, owners[link.subject].purposes[field.document], incoming)
      if (taken instanceof Refusal) return taken
      const isNoted = await database.system((tx) => noteFile(tx, link, taken.url, partLinkLimits.files))
      if (!isNoted) return refuse('part_closed')
      const after = { purpose: owners[link.subject].purposes[field.document], size: taken.size }
      audit({ object: `file:${taken.url}`, merchantId: link.merchant_id, after })
      return taken
    },

    'partLinks.submit': async (call) => {
      const { tx, params, body, now: at, audit, clearCookie } = call
      await lockLink(tx, params.id)
      const found = await entered(call, deps, await findLink(tx, params.id))
      if (found instanceof Refusal) return found
      const { link } = found
      const { subject, subject_id, scope, person_name } = link
      const after = { subject, subject_id, scope, person_name }
      audit({ object: `part_link:${link.id}`, merchantId: link.merchant_id, after })
      const filled = await submitPart(tx, deps, link, { ...body, at })
      if (filled instanceof Refusal) return filled
      clearCookie('part')
      const now = await findLink(tx, link.id)
      return now ? notice(call, deps, now) : refuse('not_found')
    },
  } satisfies Partial<Handlers<'partLinks'>>
}

type Filling = Pick<Call<'partLinks.submit'>, 'cookie' | 'now'> & { tx: ReadTx }

async function notice({ tx, now, cookie }: Filling, deps: PartLinkDependencies, link: NamedLink) {
  const standing = await deps.owners[link.subject].read(tx, partOf(link))
  return { notice: presentNotice(link, standing, { now, isLetIn: isLetIn(link, cookie('part'), now) }) }
}

/** The link of a token, held, while it can be filled. */
async function byToken(
  tx: Tx,
  deps: PartLinkDependencies,
  token: string,
  at: Date,
): Promise<NamedLink | Refusal> {
  const known = await findByToken(tx, hashOfPartToken(token))
  if (!known) return refuse('not_found')
  await lockLink(tx, known.id)
  const link = (await findLink(tx, known.id)) ?? known
  const standing = await deps.owners[link.subject].read(tx, partOf(link))
  return stateOf(link, standing, at) === 'open' ? link : refuse('part_closed')
}

/** The link with its part, for who brings its pass; a link of others and one that is nowhere are the same. */
async function entered(
  { tx, now, cookie }: Filling,
  deps: PartLinkDependencies,
  link: NamedLink | undefined,
): Promise<{ link: NamedLink; standing: PartStanding } | Refusal> {
  if (!link || !isLetIn(link, cookie('part'), now)) return refuse('part_pass_over')
  const standing = await deps.owners[link.subject].read(tx, partOf(link))
  return standing && stateOf(link, standing, now) === 'open' ? { link, standing } : refuse('part_closed')
}
