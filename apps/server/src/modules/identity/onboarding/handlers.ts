import { createHash } from 'node:crypto'
import { categoriesOf, productSections } from '@daftar/rules/onboarding/categories'
import { normalisePhone } from '@daftar/rules/contact/phone'
import type { Row } from '../../../platform/database/rows.ts'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { findApplicant, lockApplicant } from '../../merchants/merchants/index.ts'
import { beginApplication } from './begin.ts'
import { isNameTaken, nameKey } from './conflicts.ts'
import type { OnboardingDependencies } from './dependencies.ts'
import { presentApplication } from './present.ts'
import { saveChange, saveWhole } from './save.ts'
import { findApplication, type ApplicationRow } from './store.ts'
import { resubmitApplication, submitApplication, takenBefore } from './submit.ts'

/** An application to sell, as its applicant writes it. */
export function applicantHandlers(deps: OnboardingDependencies) {
  const { database, documents, distrust } = deps
  return {
    'onboarding.read': async (call) => {
      const applicant = await findApplicant(call.tx, call.actor.id)
      const row = applicant && (await findApplication(call.tx, applicant.id))
      return row ? answer(call, row) : refuse('not_found')
    },

    'onboarding.create': async ({ actor, now, audit, version }) => {
      const row = await database.system((tx) => beginApplication(tx, actor.id, now))
      if (row instanceof Refusal) return row
      distrust(actor.id)
      audit({ object: `onboarding:${row.id}` })
      version(row.version)
      return database.systemRead(async (tx) => ({ application: await presentApplication(tx, row) }))
    },

    'onboarding.replace': async (call) => {
      const { tx, params, actor, body, ifMatch, now: at } = call
      const row = await held(tx, actor.id, params.id)
      if (!row) return refuse('not_found')
      const { general: _, ...document } = body
      return (await saveWhole(tx, row, document, { documents, ifMatch, at })) ?? again(call, row)
    },

    'onboarding.change': async (call) => {
      const { tx, params, actor, body, ifMatch, now: at } = call
      const row = await held(tx, actor.id, params.id)
      if (!row) return refuse('not_found')
      return (await saveChange(tx, row, body, { documents, ifMatch, at })) ?? again(call, row)
    },

    'onboarding.submit': async (call) => {
      const { params, actor, now: at, audit, version } = call
      const seen = await database.systemRead(async (tx) => {
        const row = await findApplication(tx, params.id)
        return row && (await takenBefore(tx, row))
      })
      return async (tx: Tx) => {
        const row = await held(tx, actor.id, params.id)
        if (!row || !seen) return refuse('not_found')
        audit({ object: `onboarding:${row.id}`, merchantId: row.merchant_id, before: { status: row.status } })
        const submission = { taken: seen, personId: actor.id, at }
        const refusal = await submit(tx, deps, row, submission)
        return refusal ?? again({ tx, version }, row)
      }
    },

    'onboarding.sections': () => Promise.resolve({ items: [...productSections()] }),

    'onboarding.categories': ({ params }) => {
      const items = categoriesOf(params.id)
      return Promise.resolve(items ? { items: [...items] } : refuse('not_found'))
    },

    'onboarding.checkMerchantGroup': async ({ body, actor }) => {
      const name = body.business_name
      const exists = await database.systemRead((tx) => isNameTaken(tx, name, actor.applicantId ?? ''))
      return { exists, merchant_group_id: exists ? groupOf(name) : null }
    },

    'onboarding.verifySignatory': async ({ tx, body, actor }) => {
      const [person] = await tx<Row<'person_access', 'phone' | 'phone_unconfirmed'>[]>`
        select phone, phone_unconfirmed from person_access where id = ${actor.id}`
      const isOwn = person?.phone === normalisePhone(body.phone) && !person.phone_unconfirmed
      return { is_verified: isOwn }
    },
  } satisfies Partial<Handlers<'onboarding'>>
}

/** Submitting twice is submitting once. */
function submit(
  tx: Tx,
  deps: OnboardingDependencies,
  row: ApplicationRow,
  submission: Parameters<typeof submitApplication>[3],
) {
  switch (row.status) {
    case 'draft':
      return submitApplication(tx, deps, row, submission)
    case 'changes_requested':
      return resubmitApplication(tx, deps, row, submission)
    case 'partially_submitted':
    case 'submitted':
    case 'in_review':
      return Promise.resolve(null)
    default:
      return Promise.resolve(refuse('wrong_status'))
  }
}

/** The person's own application, held: of two tabs the second sees what the first one did. */
async function held(tx: Tx, personId: string, id: string): Promise<ApplicationRow | undefined> {
  const applicant = await lockApplicant(tx, id)
  return applicant?.person_id === personId ? findApplication(tx, id) : undefined
}

type Versioned = Pick<Call<'onboarding.change'>, 'version'> & { tx: ReadTx }

async function again(call: Versioned, { id }: ApplicationRow) {
  const row = await findApplication(call.tx, id)
  return row ? answer(call, row) : refuse('not_found')
}

async function answer(call: Versioned, row: ApplicationRow) {
  call.version(row.version)
  return { application: await presentApplication(call.tx, row) }
}

/** Names a group of merchants without telling which they are: it follows from the name that was asked for. */
function groupOf(name: string): string {
  return `grp_${createHash('sha256').update(nameKey(name)).digest('hex').slice(0, 16)}`
}
