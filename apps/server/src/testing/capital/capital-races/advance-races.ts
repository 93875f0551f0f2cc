import type { Race, RaceScene } from './scene.ts'

const notes = { note_en: 'We are glad to help.', note_ar: 'يسعدنا أن نساعدك.' }

/**
 * The moves of advances and of what pays, eases and ends them (DEC-LOAN-1, 8, 25, 32; docs/decisions/0021).
 */
export function advanceRaces(scene: RaceScene): Race[] {
  return [...advances(scene), ...transfers(scene), ...reliefs(scene), ...writeOffs(scene)]
}

/** The moves of an advance itself. */
function advances(scene: RaceScene): Race[] {
  const { signedAdvance, payingAdvance, overdueAdvance, toNextMonday, debit } = scene
  return [
    {
      ...moveOfAdvance('waiting_for_dda', 'waiting'),
      given: async () => {
        const bank = debit()
        const one = await bank.withMandate('waiting_for_bank_approval')
        const say = (status: string) => () => bank.answer(one.mandateId, status)
        return { id: one.advanceId, act: say('active'), rivals: [say('rejected')] }
      },
    },
    {
      ...moveOfAdvance('waiting', 'paying'),
      given: async () => {
        const one = await signedAdvance()
        return { id: one.advanceId, act: one.confirm, rivals: [one.refuse] }
      },
    },
    {
      ...moveOfAdvance('paying', 'overdue'),
      given: async () => {
        const one = await payingAdvance()
        return { id: one.advanceId, act: toNextMonday(), rivals: [one.receive('10750.00')] }
      },
    },
    {
      ...moveOfAdvance('paying', 'closed'),
      given: async () => {
        const one = await payingAdvance()
        const run = toNextMonday()
        return { id: one.advanceId, act: one.receive('10750.00'), rivals: [run] }
      },
    },
    {
      ...moveOfAdvance('overdue', 'paying'),
      given: async () => {
        const one = await overdueAdvance()
        await one.sell(500_000n)
        const run = toNextMonday()
        return { id: one.advanceId, act: run, rivals: [one.receive('10750.00')] }
      },
    },
    {
      ...moveOfAdvance('overdue', 'closed'),
      given: async () => {
        const one = await overdueAdvance()
        const { approve } = await proposedWriteOff(scene, one)
        await one.sell(9_000_000n)
        return { id: one.advanceId, act: approve, rivals: [one.receive('10750.00'), toNextMonday()] }
      },
    },
    {
      ...moveOfAdvance('closed', 'overdue'),
      given: async () => {
        const one = await repaidByDebit(scene)
        return { id: one.advanceId, act: one.comesBack, rivals: [one.receive('10.00')] }
      },
    },
  ]
}

/** Of the transfer that pays it out. */
function transfers(scene: RaceScene): Race[] {
  const { signedAdvance } = scene
  return [
    {
      ...transfer('ordered', 'confirmed'),
      given: async () => {
        const one = await signedAdvance()
        return { id: one.transferId, act: one.confirm, rivals: [one.refuse] }
      },
    },
    {
      ...transfer('ordered', 'rejected'),
      given: async () => {
        const one = await signedAdvance()
        return { id: one.transferId, act: one.refuse, rivals: [one.confirm] }
      },
    },
  ]
}

/** Of what eases it. */
function reliefs(scene: RaceScene): Race[] {
  return [
    {
      ...relief('asked', 'proposed'),
      given: async () => {
        const one = await askedRelief(scene)
        return { id: one.id, act: one.propose, rivals: [one.withdraw] }
      },
    },
    {
      ...relief('asked', 'withdrawn'),
      given: async () => {
        const one = await askedRelief(scene)
        return { id: one.id, act: one.withdraw, rivals: [one.propose] }
      },
    },
    {
      ...relief('proposed', 'approved'),
      given: async () => {
        const one = await proposedRelief(scene)
        return { id: one.id, act: one.approve, rivals: [one.decline, one.withdraw] }
      },
    },
    {
      ...relief('proposed', 'declined'),
      given: async () => {
        const one = await proposedRelief(scene)
        return { id: one.id, act: one.decline, rivals: [one.approve, one.withdraw] }
      },
    },
    {
      ...relief('proposed', 'withdrawn'),
      given: async () => {
        const one = await proposedRelief(scene)
        return { id: one.id, act: one.withdraw, rivals: [one.approve, one.decline] }
      },
    },
  ]
}

/** Of its loss. */
function writeOffs(scene: RaceScene): Race[] {
  const { overdueAdvance } = scene
  return [
    {
      ...writeOff('proposed', 'approved'),
      given: async () => {
        const one = await overdueAdvance()
        const { id, approve, decline } = await proposedWriteOff(scene, one)
        return { id, act: approve, rivals: [decline, one.receive('10750.00')] }
      },
    },
    {
      ...writeOff('proposed', 'declined'),
      given: async () => {
        const one = await overdueAdvance()
        const { id, approve, decline } = await proposedWriteOff(scene, one)
        return { id, act: decline, rivals: [approve] }
      },
    },
  ]
}

async function proposedWriteOff(
  scene: RaceScene,
  { advanceId, desk }: Awaited<ReturnType<RaceScene['signedAdvance']>>,
) {
  const proposal = { params: { id: advanceId }, body: { reason: 'the shop has closed' } }
  const { body } = await desk('advances.proposeWriteOff', proposal)()
  const { id } = body.advance.write_offs[0] as { id: string }
  const as = await scene.staff('finance')
  const decide = (decision: string) =>
    desk('advances.decideWriteOff', { as, params: { id }, body: { decision } })
  return { id, approve: decide('approve'), decline: decide('decline') }
}

async function askedRelief(scene: RaceScene) {
  const one = await scene.payingAdvance()
  const as = await scene.merchantOf(one)
  const ask = { kind: 'pause', weeks: 1, reason: 'The shop was under water.' }
  const { body } = await one.desk('relief.ask', { as, params: { id: one.advanceId }, body: ask })()
  const { id } = body.relief as { id: string }
  const [first, second] = [await scene.staff('support_agent'), await scene.staff('underwriter')]
  const decide = (decision: string) =>
    one.desk('relief.decide', { as: second, params: { id }, body: { decision, ...notes } })
  return {
    id,
    propose: one.desk('relief.propose', { as: first, params: { id }, body: notes }),
    withdraw: one.desk('relief.withdraw', { as, params: { id } }),
    approve: decide('approve'),
    decline: decide('decline'),
  }
}

async function proposedRelief(scene: RaceScene) {
  const one = await askedRelief(scene)
  await one.propose()
  return one
}

/** Its first week was debited, the rest sent by the merchant; then the bank takes the debit back. */
async function repaidByDebit(scene: RaceScene) {
  const bank = scene.debit()
  const advance = await bank.paying({ amountMinor: 1_000_000n })
  await scene.presentDebits()
  const [presented] = await bank.debitsOf(advance.advanceId)
  await bank.settle(presented!.id, 'paid')
  const finance = await scene.staff('finance')
  const receive = (amount: string) => scene.receipt(advance.advanceId, finance, amount)
  await receive('10750.00')()
  return { advanceId: advance.advanceId, receive, comesBack: () => bank.settle(presented!.id, 'returned') }
}

const moveOfAdvance = (from: string, to: string) => ({ subject: 'advance' as const, from, to })
const transfer = (from: string, to: string) => ({ subject: 'transfer' as const, from, to })
const relief = (from: string, to: string) => ({ subject: 'relief' as const, from, to })
const writeOff = (from: string, to: string) => ({ subject: 'write_off' as const, from, to })
