import { addDays, parseCalendarDate, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone } from '@daftar/rules/calendar/zones'
import {
  askedForDays,
  followedCountry,
  followedZone,
  identityNoticeDue,
  noticeDue,
  statusDue,
} from '@daftar/rules/legal-entities/expiry'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import {
  ageLegalEntity,
  entitiesEndingBy,
  entitiesWithIdsEndingBy,
  lockLegalEntity,
  ownersOf,
  type LegalEntityRow,
} from '../../merchants/merchants/index.ts'
import type { LegalEntityDependencies } from './dependencies.ts'
import { companyMessages } from './messages.ts'
import { noteOwnerTold, noteTold } from './store.ts'

type Following = Pick<LegalEntityDependencies, 'database' | 'queueMail' | 'publicOrigin' | 'supportEmailOf'>

/**
 * DEC-LGL-4: once a day every licence, and every ID of an owner, is looked at that ends soon or has ended;
 * each step is taken and told of once.
 */
export function licenceSchedule(deps: Following): Schedule {
  return defineSchedule({
    name: 'legal-entities.licences',
    dueTimes: lastEveryMinutes(1440),
    run: (at) => followAll(deps, at),
  })
}

async function followAll(deps: Following, at: Date): Promise<void> {
  const today = dateInZone(at.getTime(), followedZone)
  const until = addDays(today, askedForDays)
  const ending = await deps.database.systemRead((tx) => entitiesEndingBy(tx, followedCountry, until))
  const owned = await deps.database.systemRead((tx) => entitiesWithIdsEndingBy(tx, followedCountry, until))
  const licences = ending.map((entity) => ({ ...entity, follow }))
  const owners = owned.map((entity) => ({ ...entity, follow: followOwners }))
  await eachOne([...licences, ...owners], (one) => one.follow(deps, one, { today, at }))
}

/**
 * Its owners, as they were accepted. Nothing stops because of an ID: its end is told of, and asked for in an
 * update.
 */
async function followOwners(
  deps: Following,
  { merchant_id, id }: Pick<LegalEntityRow, 'merchant_id' | 'id'>,
  { today, at }: { today: CalendarDate; at: Date },
): Promise<void> {
  await deps.database.system(async (tx) => {
    const entity = await lockLegalEntity(tx, merchant_id, id)
    if (!entity || entity.status === 'in_review') return
    for (const { id: owner_id, name, national_id_expiration_date } of ownersOf(entity)) {
      const on = parseCalendarDate(national_id_expiration_date)
      const notice = on && identityNoticeDue(on, today)
      if (!notice) continue
      if (await noteOwnerTold(tx, entity, { owner_id, expires_on: on, notice, told_at: at }))
        await companyMessages(deps).ownerId(tx, entity, { owner: name, on, isOver: notice === 'expired' })
    }
  })
}

/** One entity in a transaction of its own, as it stands once it is held. */
async function follow(
  deps: Following,
  { merchant_id, id }: Pick<LegalEntityRow, 'merchant_id' | 'id'>,
  { today, at }: { today: CalendarDate; at: Date },
): Promise<void> {
  await deps.database.system(async (tx) => {
    const entity = await lockLegalEntity(tx, merchant_id, id)
    const on = entity?.licence_expires_on
    if (!entity || !on || entity.status === 'in_review') return
    const due = statusDue(entity.status, on, today)
    if (due && !(await ageLegalEntity(tx, entity, due, at))) return
    const notice = noticeDue(on, today)
    if (notice && (await noteTold(tx, entity, { expires_on: on, notice, told_at: at })))
      await companyMessages(deps).licence(tx, entity, { notice, on, today })
  })
}
