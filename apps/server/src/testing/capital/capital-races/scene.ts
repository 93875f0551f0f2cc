import type { StaffRole } from '@daftar/rules/access/roles'
import { cancelApplication, findApplicationById } from '../../../modules/capital/applications/index.ts'
import { aMerchant, aSale, aSignedAdvance, type MerchantFacts } from '../../app/builders.ts'
import { contractsOf } from '../contracts.ts'
import { aSubmittedApplication, type SubmittedFacts } from '../../app/desk-builders.ts'
import { directDebitOf } from '../direct-debit.ts'
import type { TestApp, TestCall } from '../../app/test-app.ts'

/** What moves along a table of transitions, and is raced for. */
export interface Contested {
  id: string
  /** The move that is raced for. */
  act(): Promise<unknown>
  /** Other acts that want to move the same thing from where it stands, or what it hangs on. */
  rivals: (() => Promise<unknown>)[]
}

/** One move of one table, with how to get there. */
export interface Race {
  subject: 'application' | 'offer' | 'envelope' | 'advance' | 'transfer' | 'relief' | 'write_off'
  from: string
  to: string
  given(): Promise<Contested>
}

const dayMs = 86_400_000

/**
 * What people and the clock do to capital, for the tables of races. Staff and merchants sign in anew each
 * time: weeks pass.
 */
export function raceScene(app: TestApp) {
  const staff: SignInStaff = async (...roles) => app.signInStaff(await app.aStaff(...roles))
  const clock = clockOf(app)
  const { toNextMonday } = clock
  return {
    staff,
    ...clock,
    ...applicationsOf(app, staff),
    contract: contractOf(app, clock),
    ...advancesOf(app, staff, toNextMonday),
    debit: () => directDebitOf(app),
    merchantOf: ({ merchant }: { merchant: MerchantFacts }) => app.signIn(merchant.personId),
    /** Goes to the next Monday and asks the banks for what is due. */
    presentDebits: () => {
      toNextMonday()
      return app.app.presentDebits('AED', app.clock.now())
    },
    moveOffer: (id: string, days: number) =>
      app.db.database.system(
        (tx) =>
          tx`update offer set created_at = created_at - make_interval(days => ${days}) where id = ${id}`,
      ),
  }
}

type SignInStaff = (...roles: StaffRole[]) => Promise<string>

/** An application, until it is decided or comes back. */
function applicationsOf(app: TestApp, staff: SignInStaff) {
  const inSystem = app.db.database.system

  /** A whole application that only has to be handed in, on an active offer. */
  async function draft() {
    const made = await submitted({ isDraft: true })
    await inSystem(async (tx) => {
      await tx`
        update application
           set legal_info = legal_info || jsonb_build_object('cr_file', ${made.statementId}::text)
         where id = ${made.id}`
      await tx`update offer set status = 'active' where id = ${made.offerId}`
    })
    const as = await app.signIn(made.merchant.personId)
    const underwriter = await staff('underwriter')
    return {
      ...made,
      submit: () => app.call('applications.submit', { as, params: { id: made.id } }),
      withdraw: () =>
        app.call('offers.withdraw', {
          as: underwriter,
          params: { id: made.offerId },
          body: { reason: 'another look is needed' },
        }),
    }
  }

  async function submitted(given: SubmittedFacts = {}) {
    const at = app.clock.now()
    const made = await inSystem(async (tx) => {
      const merchant = await aMerchant(tx)
      const dates = { offerAt: at, lastEntry: at.toISOString().slice(0, 10) }
      return { merchant, ...(await aSubmittedApplication(tx, merchant, { ...dates, ...given })) }
    })
    const underwriter = await staff('underwriter')
    const decide = (body: object) => () =>
      app.call('decisions.decide', { as: underwriter, params: { id: made.id }, ifMatch: 1, body })
    return {
      ...made,
      approve: decide({ decision: 'approve' }),
      reject: decide({ decision: 'reject', reasons: ['general_reject'] }),
      reset: decide({ decision: 'reset', reasons: ['company_name_mismatch'] }),
      /** As staff do it on request. */
      cancel: () =>
        inSystem(async (tx) => {
          const row = (await findApplicationById(tx, made.id))!
          const by = { cause: 'request', actor: 'staff', actorId: 'stf_test', detail: 'on request' } as const
          return cancelApplication(tx, row, { ...by, at: app.clock.now() })
        }),
    }
  }

  /** Back with its merchant, whose corrections each name another company. */
  async function sentBack() {
    const made = await submitted()
    await made.reset()
    const as = await app.signIn(made.merchant.personId)
    let names = 0
    const resubmit = () =>
      app.call('singlePage.change', {
        as,
        params: { id: made.id },
        ifMatch: 2,
        body: { company_name_or_legal_name: `Name ${(names += 1)} LLC` },
      })
    return { ...made, resubmit }
  }

  return { draft, submitted, sentBack }
}

function contractOf(app: TestApp, { endsInAMinute }: Pick<ReturnType<typeof clockOf>, 'endsInAMinute'>) {
  const contracts = contractsOf(app)

  /** Approved, with its contract sent; `view` opens it first. */
  async function contract({ isViewed = false } = {}) {
    const made = await contracts.sent()
    const params = { token: made.token }
    const code = await contracts.codeOf(made)
    const view = () => app.call('signing.envelope', { params })
    if (isViewed) await view()
    const [envelope] = await app.db.database.system(
      (tx) => tx`select id from envelope where application_id = ${made.id}`,
    )
    return {
      ...made,
      envelopeId: envelope!['id'] as string,
      view,
      sign: () => contracts.sign(made, code),
      decline: () => app.call('signing.decline', { params, body: { reason: 'not now' } }),
      expire: () => endsInAMinute('envelope', made.id),
    }
  }

  return contract
}

/** What ends, idles and falls due. */
function clockOf(app: TestApp) {
  const inSystem = app.db.database.system

  /** Lets something end a minute from now; what is answered does everything that falls due until then. */
  async function endsInAMinute(table: 'envelope' | 'offer', id: string) {
    await app.app.schedules.runDue()
    const at = new Date(app.clock.now().getTime() + 60_000)
    await inSystem((tx) =>
      table === 'envelope'
        ? tx`update envelope set expires_at = ${at} where application_id = ${id}`
        : tx`update offer set expires_at = ${at} where id = ${id}`,
    )
    return () => app.app.schedules.runDue(at)
  }

  /** Nobody touched the application for so many days; what is answered is the next night. */
  async function idleFor(days: number, id: string) {
    await app.app.schedules.runDue()
    const { clock } = app
    const savedAt = new Date(clock.now().getTime() - days * dayMs)
    await inSystem((tx) => tx`update application set saved_at = ${savedAt} where id = ${id}`)
    const night = new Date(clock.now().getTime() + dayMs)
    return () => app.app.schedules.runDue(night)
  }

  /** Goes to the next Monday that is a week away at least; what is answered settles the week before it. */
  function toNextMonday(): () => Promise<unknown> {
    const day = new Date(app.clock.now().getTime() + 7 * dayMs)
    day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7))
    day.setUTCHours(2, 0, 0, 0)
    app.clock.set(day)
    return () => app.app.runWeek('AED', day)
  }

  return { endsInAMinute, idleFor, toNextMonday }
}

/** An advance, from its contract to what comes back of it. */
function advancesOf(app: TestApp, staff: SignInStaff, toNextMonday: () => () => Promise<unknown>) {
  const inSystem = app.db.database.system

  async function signedAdvance(merchant?: MerchantFacts) {
    const at = app.clock.now()
    const made = await inSystem(async (tx) => {
      const one = merchant ?? (await aMerchant(tx, { commissionHundredths: 0 }))
      const advance = await aSignedAdvance(tx, one, { at, amountMinor: 1_000_000n })
      await app.app.createAdvance(tx, advance, at)
      const [transfer] = await tx`select id from transfer where subject_id = ${advance.id}`
      return { merchant: one, advanceId: advance.id, transferId: transfer!['id'] as string }
    })
    const finance = await staff('finance')
    const desk = (id: Parameters<TestApp['call']>[0], call: TestCall) => () =>
      app.call(id, { as: finance, ...call })
    const params = { id: made.transferId }
    return {
      ...made,
      desk,
      confirm: desk('transfers.confirm', { params, body: { bank_reference: 'BNK-1' } }),
      refuse: desk('transfers.reject', { params, body: { reason: 'account closed' } }),
      sell: (minor: bigint) => inSystem((tx) => aSale(tx, made.merchant, minor, app.clock.now())),
      /** Money of the merchant; the same reference each time. */
      receive: (amount: string) =>
        desk('advances.recordReceipt', {
          params: { id: made.advanceId },
          body: received(amount),
        }),
    }
  }

  function received(amount: string) {
    const received_on = app.clock.now().toISOString().slice(0, 10)
    return { amount, bank_reference: `IN-${amount}`, received_on }
  }

  async function payingAdvance() {
    const made = await signedAdvance()
    await made.confirm()
    return made
  }

  /** One that missed its first week. */
  async function overdueAdvance() {
    const made = await payingAdvance()
    await toNextMonday()()
    return made
  }

  return {
    signedAdvance,
    payingAdvance,
    overdueAdvance,
    receipt: (advanceId: string, as: string, amount: string) => () =>
      app.call('advances.recordReceipt', { as, params: { id: advanceId }, body: received(amount) }),
  }
}

export type RaceScene = ReturnType<typeof raceScene>
