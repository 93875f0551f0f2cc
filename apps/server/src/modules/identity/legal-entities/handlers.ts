import { documentOfUpdate } from '@daftar/rules/legal-entities/update'
import { companyEntered } from '@daftar/rules/legal-entities/company'
import { onboardingCountries } from '@daftar/rules/onboarding/document'
import type { Tx, ReadTx } from '../../../platform/database/database.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import {
  enterLegalEntity,
  findLegalEntityOf,
  legalEntitiesOf,
  listLegalEntities,
  listStores,
  lockLegalEntity,
  ownersOf,
  presentLegalEntity,
  presentOwner,
  presentStore,
  type LegalEntityRow,
} from '../../merchants/merchants/index.ts'
import type { LegalEntityDependencies } from './dependencies.ts'
import { companyMessages } from './messages.ts'
import { presentOne, versionOf } from './present.ts'
import { beginUpdate, saveUpdate } from './save.ts'
import { screenUpdate } from './screening.ts'
import { findUpdate, findUpdateById } from './store.ts'
import { sendUpdate, submitUpdate } from './submit.ts'

/** Legal entities, as their merchant reads them and writes them anew. */
export function entityHandlers(deps: LegalEntityDependencies) {
  return {
    'legalEntities.list': async ({ actor, query, tx }) => {
      const statuses = query.statuses?.split(',').filter(Boolean) ?? []
      const rows = await listLegalEntities(tx, actor.merchantId, statuses)
      return { legal_entities: rows.map(presentLegalEntity) }
    },

    // A store that names no entity sells under the first one, whom contracts name (decision 0088).
    'legalEntities.withStores': async ({ actor, tx }) => {
      const [first] = await legalEntitiesOf(tx, actor.merchantId)
      const stores = await listStores(tx, actor.merchantId, actor.id)
      const rows = await listLegalEntities(tx, actor.merchantId, [])
      return {
        items: rows.map((row) => ({
          legal_entity: presentLegalEntity(row),
          stores: stores
            .filter(({ legal_entity_id }) => (legal_entity_id ?? first?.id) === row.id)
            .map(presentStore)
            .map(({ id, name, name_ar, kind, status }) => ({ id, name, name_ar, kind, status })),
        })),
      }
    },

    'legalEntities.read': async (call) => {
      const entity = await ofActor(call)
      return entity ? answer(call, entity) : refuse('not_found')
    },

    'legalEntities.owners': async (call) => {
      const entity = await ofActor(call)
      return entity ? { owners: ownersOf(entity).map(presentOwner) } : refuse('not_found')
    },

    'legalEntities.change': async (call) => {
      const { tx, params, actor, body, ifMatch, now: at } = call
      const entity = await lockLegalEntity(tx, actor.merchantId, params.id)
      if (!entity) return refuse('not_found')
      const saving = { documents: deps.documents, personId: actor.id, ifMatch, at }
      return (await saveUpdate(tx, entity, body, saving)) ?? answer(call, entity)
    },

    'legalEntities.submit': async (call) => {
      const { tx, params, actor, ifMatch, now: at, audit } = call
      const entity = await lockLegalEntity(tx, actor.merchantId, params.id)
      if (!entity) return refuse('not_found')
      audit({ object: `legal_entity:${entity.id}`, before: { status: entity.status } })
      const update = await findUpdate(tx, entity)
      const refusal = await submitUpdate(tx, deps, entity, update, { personId: actor.id, ifMatch, at })
      return refusal ?? again(call, entity)
    },

    'legalEntities.ofMerchant': async ({ actor, params, tx }) => {
      if (params.id !== actor.merchantId) return refuse('not_found')
      const [row] = await legalEntitiesOf(tx, params.id)
      return row ? { legal_entity: presentLegalEntity(row) } : refuse('not_found')
    },

    'legalEntities.create': async ({ tx, actor, params, body, now: at, audit }) => {
      if (params.id !== actor.merchantId) return refuse('not_found')
      audit({ object: `merchant:${params.id}` })
      const made = await enterFirst(tx, params.id, body, at)
      if (made instanceof Refusal) return made
      audit({ object: `legal_entity:${made.id}` })
      await submitFirst(tx, deps, made, body, { personId: actor.id, at })
      return { legal_entity: presentLegalEntity(made) }
    },
  } satisfies Partial<Handlers<'legalEntities'>>
}

type Entered = Call<'legalEntities.create'>['body']

async function enterFirst(
  tx: Tx,
  merchantId: string,
  { legal_info, bank_details }: Entered,
  at: Date,
): Promise<LegalEntityRow | Refusal> {
  const made = await enterLegalEntity(
    tx,
    merchantId,
    {
      name: legal_info.legal_company_name,
      address: legal_info.legal_address,
      registrationNumber: legal_info.commercial_registration_number,
      taxNumber: legal_info.vat_registration_number,
      iban: bank_details.iban,
      bankName: bank_details.bank_name,
    },
    at,
  )
  if (made instanceof Refusal) return made
  return (await findLegalEntityOf(tx, merchantId, made.legalEntityId)) ?? refuse('not_found')
}

/** What a merchant entered itself is looked at as an update is, before anything is paid to its account. */
async function submitFirst(
  tx: Tx,
  deps: LegalEntityDependencies,
  entity: LegalEntityRow,
  { bank_details }: Entered,
  { personId, at }: { personId: string; at: Date },
): Promise<void> {
  const company = companyEntered({
    country: entity.country,
    name: entity.legal_company_name,
    address: entity.legal_address,
    registrationNumber: entity.commercial_registration_number,
    taxNumber: entity.tax_number,
    licenceFileId: null,
    licenceExpiresOn: null,
  })
  const country = onboardingCountries.find((known) => known === entity.country) ?? 'other'
  const document = documentOfUpdate(company, country)
  const { iban, bank_name } = bank_details
  document.bank_details = { ...document.bank_details, iban, bank_name }
  const id = await beginUpdate(tx, entity, { document, isFirst: true, personId, at })
  const row = await findUpdateById(tx, id)
  if (!row || !(await sendUpdate(tx, deps, row, { personId, at, rounds: 0 })))
    throw new Error(`update ${id} was not handed in`)
  await screenUpdate(tx, entity, row, at)
  await companyMessages(deps).received(tx, entity)
}

/** The merchant's own entity. */
function ofActor({
  tx,
  actor,
  params,
}: Pick<Call<'legalEntities.read'>, 'tx' | 'actor' | 'params'>): Promise<LegalEntityRow | undefined> {
  return findLegalEntityOf(tx, actor.merchantId, params.id)
}

type Answering = Pick<Call<'legalEntities.read'>, 'version' | 'actor'> & { tx: ReadTx }

async function answer({ tx, version, actor }: Answering, entity: LegalEntityRow) {
  const update = await findUpdate(tx, entity)
  version(versionOf(update))
  return presentOne(tx, entity, actor.permissions.canViewStoreManagement ? update : undefined)
}

async function again(call: Answering, { merchant_id, id }: LegalEntityRow) {
  const entity = await findLegalEntityOf(call.tx, merchant_id, id)
  return entity ? answer(call, entity) : refuse('not_found')
}
