import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '../../../platform/database/rows.ts'
import { aMember, aSale } from '../../../testing/app/builders.ts'
import { tally } from '../../../testing/app/desk-builders.ts'
import { aHold, someStaff } from '../../../testing/money/settlement.ts'
import type { TestAnswer } from '../../../testing/app/test-app.ts'
import { walletFixture, type WalletDesk, type WalletOwner } from './testing.ts'

let wallets: WalletDesk
beforeAll(async () => {
  wallets = await walletFixture()
  await wallets.app.app.schedules.runDue()
})
afterAll(() => wallets.app.close())

const reasonOf = ({ status, body }: TestAnswer) => [status, body.details?.fields ?? body.details?.reason]
const read = (as: string) => wallets.app.call('wallet.read', { as })
const subjectsTo = async ({ personId }: WalletOwner) =>
  (await wallets.app.inbox(`${personId}@test.example`)).map(({ subject }) => subject)
const newest = async (owner: WalletOwner) => (await wallets.moved(owner))[0]

describe('who has a wallet', () => {
  test('whoever may see payouts, where it is switched on and the country has wallets [PERM-14, PERM-54, WAL-02, WAL-03]', async () => {
    const { app, inSystem } = wallets
    const owner = await wallets.anOwner()
    expect((await read(owner.as)).status).toBe(200)
    const as = async (role: 'settlements' | 'sales_manager') =>
      app.signIn(await inSystem((tx) => aMember(tx, owner.merchantId, { role })))
    expect((await read(await as('settlements'))).status).toBe(200)
    expect(reasonOf(await read(await as('sales_manager')))).toEqual([403, 'no_permission'])
    await inSystem(
      (tx) =>
        tx`update merchant_experiment set enabled = false where merchant_id = ${owner.merchantId} and name = 'merchant_wallet'`,
    )
    const later = await app.signIn(owner.personId)
    expect((await read(later)).status).toBe(403)
    const elsewhere = await wallets.anOwner({ currency: 'KWD' })
    expect((await read(elsewhere.as)).status).toBe(403)
  })

  test('only an admin moves money out of it, and nobody who is limited to some stores sees it', async () => {
    const { app, inSystem } = wallets
    const owner = await wallets.anOwner()
    const body = { currency: 'AED', amount: '10.00', fee: '5.00', proof: 'nothing' }
    const settlements = await app.signIn(
      await inSystem((tx) => aMember(tx, owner.merchantId, { role: 'settlements' })),
    )
    expect(reasonOf(await app.call('wallet.withdraw', { as: settlements, body }))).toEqual([
      403,
      'no_permission',
    ])
    const chosen = { takes_payouts: true, proof: 'nothing' }
    expect((await app.call('wallet.choosePayouts', { as: settlements, body: chosen })).status).toBe(403)
    const limited = await app.signIn(
      await inSystem((tx) => aMember(tx, owner.merchantId, { storeIds: [owner.storeId] })),
    )
    expect(reasonOf(await read(limited))).toEqual([403, 'no_permission'])
  })

  test('which countries have one is configuration', async () => {
    const other = await walletFixture({ WALLET_COUNTRIES: 'SAU' })
    try {
      const owner = await other.anOwner()
      expect((await other.app.call('wallet.read', { as: owner.as })).status).toBe(403)
    } finally {
      await other.app.close()
    }
  })
})

describe('a top-up', () => {
  test('is sent with a reference that is the merchant’s own, and stays it', async () => {
    const owner = await wallets.anOwner()
    const other = await wallets.anOwner()
    expect(owner.reference).toMatch(/^WLT-\d{7}-\d{2}$/)
    expect(other.reference).not.toBe(owner.reference)
    const { top_up } = (await wallets.page(owner)).balances[0]
    expect(top_up).toEqual({
      reference: owner.reference,
      account_name: 'Daftar Payments LLC',
      bank_name: 'Emirates NBD',
      iban: 'AE410260001015300129901',
    })
  })

  test('that names its wallet waits at the desk under its name, and is given to it by one person', async () => {
    const owner = await wallets.anOwner({ name: 'Noor Perfumes' })
    const line = await wallets.came(`tt ${owner.reference.replaceAll('-', ' ').toLowerCase()} inv`, '2500.00')
    expect(line).toMatchObject({
      amount: '2500.00',
      named: { merchant_id: owner.merchantId },
      proposal: null,
    })
    const work = await wallets.app.call('work.mine', { as: wallets.finance })
    expect(JSON.stringify(work.body)).toContain('"top_up"')
    // The same line is not waited for once more as one that fits nothing.
    expect(JSON.stringify(work.body)).not.toContain('"bank_file"')
    expect((await wallets.match(line, owner.merchantId)).body).toEqual({ state: 'done' })
    expect(await wallets.balance(owner)).toEqual(['2500.00', '0.00'])
    expect(await wallets.moved(owner)).toMatchObject([
      { type: 'top_up', amount: '2500.00', withdrawal: null },
    ])
    expect(await wallets.waiting()).not.toContainEqual(expect.objectContaining({ id: line.id }))
    const ended = await wallets.app.call('wallet.endedTopUps', { as: wallets.finance })
    expect(ended.body.lines[0]).toMatchObject({ id: line.id, act: 'match', decided_by: 'Staff finance' })
    expect(reasonOf(await wallets.match(line, owner.merchantId))).toEqual([409, 'wrong_status'])
    await wallets.app.deliver()
    expect(await subjectsTo(owner)).toEqual([expect.stringContaining('Your top-up has arrived')])
    expect(await wallets.faults()).toEqual([])
  })

  test('given by sixteen people at once is given once', async () => {
    const owner = await wallets.anOwner()
    const line = await wallets.came(owner.reference, '100.00')
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        wallets.match(line, owner.merchantId, at % 2 ? wallets.finance : wallets.second),
      ),
    )
    expect(tally(answers)).toEqual({ done: 1, wrong_status: 15 })
    expect(await wallets.balance(owner)).toEqual(['100.00', '0.00'])
  })

  test('that names nobody is given by hand, above the limit by two people', async () => {
    const owner = await wallets.anOwner()
    const line = await wallets.came('TRF WITHOUT A WORD', '200000.00')
    expect(line.named).toBeNull()
    expect((await wallets.match(line, owner.merchantId)).body).toEqual({ state: 'proposed' })
    expect(await wallets.balance(owner)).toEqual(['0.00', '0.00'])
    expect(reasonOf(await wallets.match(line, owner.merchantId))).toEqual([403, 'own_proposal'])
    const other = await wallets.anOwner()
    expect(reasonOf(await wallets.match(line, other.merchantId, wallets.second))).toEqual([
      409,
      'wrong_status',
    ])
    const mine = await wallets.app.call('work.mine', { as: wallets.second })
    expect(JSON.stringify(mine.body)).toContain('"top_up_second"')
    expect((await wallets.match(line, owner.merchantId, wallets.second)).body).toEqual({ state: 'done' })
    expect(await wallets.balance(owner)).toEqual(['200000.00', '0.00'])
  })

  test('what one person proposed is dropped, and the money waits again', async () => {
    const owner = await wallets.anOwner()
    const line = await wallets.came('NOBODY KNOWS', '300000.00')
    await wallets.match(line, owner.merchantId)
    const decline = () =>
      wallets.app.call('wallet.declineTopUp', { as: wallets.second, params: { id: line.id } })
    expect((await decline()).status).toBe(204)
    expect(reasonOf(await decline())).toEqual([409, 'wrong_status'])
    const again = (await wallets.waiting()).find(({ id }) => id === line.id)
    expect(again?.proposal).toBeNull()
  })

  test('that is nobody’s is sent back, to an account that can be one', async () => {
    const line = await wallets.came('BY MISTAKE', '75.00')
    const sendBack = (iban: string) =>
      wallets.app.call('wallet.sendBackTopUp', {
        ...{ as: wallets.finance, params: { id: line.id } },
        body: { iban, note: 'Sent by mistake.' },
      })
    expect(reasonOf(await sendBack('AE1'))).toEqual([400, { iban: 'iban_invalid' }])
    expect((await sendBack('AE070331234567890123456')).body).toEqual({ state: 'done' })
    const aside = await wallets.app.call('reconciliation.lines', {
      ...{ as: wallets.finance, query: { view: 'aside' } },
    })
    expect(aside.body.lines[0]).toMatchObject({ id: line.id, note: 'Sent by mistake.' })
  })

  test('goes to no wallet of another currency and to no merchant that is not there', async () => {
    const riyals = await wallets.anOwner({ currency: 'SAR' })
    const line = await wallets.came('DIRHAMS', '10.00')
    expect(reasonOf(await wallets.match(line, riyals.merchantId))).toEqual([409, 'top_up_other_currency'])
    expect(reasonOf(await wallets.match(line, 'mer_unknown'))).toEqual([400, { merchant_id: 'invalid' }])
  })
})

describe('a withdrawal', () => {
  test('leaves at once with its fee, is paid when the bank has paid, and the fee is earned then', async () => {
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner)
    const { status, body } = await wallets.withdraw(owner, '600')
    expect(status).toBe(200)
    expect(body.withdrawal).toMatchObject({
      ...{ status: 'processing', amount: '600.00', fee: '5.00', held_reason: null, iban_ends: '3456' },
    })
    expect(await wallets.balance(owner)).toEqual(['395.00', '605.00'])
    expect(await wallets.faults()).toEqual([])
    const transfer = await wallets.transferOf(owner)
    expect(transfer).toMatchObject({ amount: '600.00', iban: 'AE070331234567890123456' })
    expect((await wallets.confirm(transfer!.id)).status).toBe(200)
    expect(await wallets.balance(owner)).toEqual(['395.00', '0.00'])
    expect(await wallets.moved(owner)).toMatchObject([
      { type: 'fee', amount: '-5.00', withdrawal: { status: 'paid' } },
      { type: 'withdrawal', amount: '-600.00', withdrawal: { bank_reference: 'BNK-77' } },
      { type: 'top_up', amount: '1000.00' },
    ])
    await wallets.app.deliver()
    expect(await subjectsTo(owner)).toContainEqual(expect.stringContaining('Your withdrawal was paid'))
    expect(await wallets.faults()).toEqual([])
  })

  test('takes a fresh code to the linked phone, and nothing more than there is', async () => {
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner, '100.00')
    const refused = async (amount: string, more: object = {}) =>
      reasonOf(await wallets.withdraw(owner, amount, more))
    const bare = { currency: 'AED', amount: '10', fee: '5.00', proof: 'nothing' }
    const withoutCode = await wallets.app.call('wallet.withdraw', { as: owner.as, body: bare })
    expect(reasonOf(withoutCode)).toEqual([409, 'phone_proof_needed'])
    expect(await refused('95.01')).toEqual([409, 'wallet_not_enough'])
    expect(await refused('0')).toEqual([400, { amount: 'below_minimum' }])
    expect(await refused('1e3')).toEqual([400, { amount: 'invalid' }])
    expect(await refused('1.001')).toEqual([400, { amount: 'too_many_decimals' }])
    expect(await refused('-5')).toEqual([400, { amount: 'below_minimum' }])
    expect(await refused('10', { currency: 'SAR' })).toEqual([400, { currency: 'wrong_currency' }])
    expect(await refused('10', { fee: '1.00' })).toEqual([409, 'withdrawal_fee_changed'])
    expect(await wallets.balance(owner)).toEqual(['100.00', '0.00'])
    expect((await wallets.withdraw(owner, '95')).status).toBe(200)
    expect(await wallets.balance(owner)).toEqual(['0.00', '100.00'])
  })

  test('is what its code was sent for: another sum, another fee or a code for something else is refused [DEC-WAL-3]', async () => {
    const { app } = wallets
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner)
    const shown = { currency: 'AED', amount: '100.00', fee: '5.00' }
    const proof = await wallets.proofOf(owner, shown)
    const ask = async (body: object) =>
      reasonOf(await app.call('wallet.withdraw', { as: owner.as, body: { ...shown, proof, ...body } }))
    const needed = [409, 'phone_proof_needed']
    expect(await ask({ amount: '900.00' })).toEqual(needed)
    expect(await ask({ fee: '0.00' })).toEqual(needed)
    const choice = { takes_payouts: true, proof }
    expect(reasonOf(await app.call('wallet.choosePayouts', { as: owner.as, body: choice }))).toEqual(needed)
    expect(await ask({ proof: await wallets.proofOf(owner) })).toEqual(needed)
    expect(await wallets.balance(owner)).toEqual(['1000.00', '0.00'])
    const { status } = await wallets.withdraw(owner, '100.00')
    expect(status).toBe(200)
  })

  test('whose sum changes after its code was sent takes another code, and the first one is void [DEC-WAL-3]', async () => {
    const { app } = wallets
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner)
    const shown = (amount: string) => ({ currency: 'AED', amount, fee: '5.00' })
    const first = await wallets.sendCode(owner, shown('100.00'))
    const prove = async (otp_code: string, amount: string) =>
      reasonOf(
        await app.call('accounts.phoneProve', {
          as: owner.as,
          body: { otp_code, withdrawal: shown(amount) },
        }),
      )
    expect(await prove(first, '900.00')).toEqual([400, 'code_check_failed'])
    await wallets.sendCode(owner, shown('900.00'))
    expect(await prove(first, '100.00')).toEqual([400, 'code_check_failed'])
  })

  test('that is finished has used its code up: another one takes another code [DEC-WAL-3]', async () => {
    const { app } = wallets
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner)
    const shown = { currency: 'AED', amount: '100.00', fee: '5.00' }
    const proof = await wallets.proofOf(owner, shown)
    const ask = (given: string) =>
      app.call('wallet.withdraw', { as: owner.as, body: { ...shown, proof: given } })
    expect((await ask(proof)).status).toBe(200)
    await wallets.confirm((await wallets.transferOf(owner))!.id)
    const again = await Promise.all([proof, `${proof}.`, `${proof}.x`].map(ask))
    expect(tally(again)).toEqual({ phone_proof_needed: 3 })
    expect(await wallets.balance(owner)).toEqual(['895.00', '0.00'])
  })

  test('that is refused leaves its code as it was', async () => {
    const { app } = wallets
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner, '100.00')
    const shown = { currency: 'AED', amount: '100.00', fee: '5.00' }
    const body = { ...shown, proof: await wallets.proofOf(owner, shown) }
    const ask = () => app.call('wallet.withdraw', { as: owner.as, body })
    expect(reasonOf(await ask())).toEqual([409, 'wallet_not_enough'])
    await wallets.toppedUp(owner, '5.00')
    expect((await ask()).status).toBe(200)
  })

  test('is one at a time: of sixteen at once one is made, and the same call again is the same one', async () => {
    const { app } = wallets
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner)
    const shown = { currency: 'AED', amount: '100', fee: '5.00' }
    const body = { ...shown, proof: await wallets.proofOf(owner, shown) }
    const ask = (key: string) => app.call('wallet.withdraw', { as: owner.as, body, key })
    const answers = await Promise.all(Array.from({ length: 16 }, (_, at) => ask(`once-${at}`)))
    expect(tally(answers)).toEqual({ done: 1, withdrawal_open: 15 })
    expect(await wallets.balance(owner)).toEqual(['895.00', '105.00'])
    const won = answers.findIndex(({ status }) => status === 200)
    expect((await ask(`once-${won}`)).body).toEqual(answers[won]!.body)
    expect(await wallets.moved(owner, { types: 'withdrawal' })).toHaveLength(1)
  })

  test('that the bank refuses comes back whole, with its fee, as a movement of its own', async () => {
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner)
    await wallets.withdraw(owner, '300')
    const { id } = (await wallets.transferOf(owner))!
    const body = { reason: 'Account closed' }
    expect(
      (await wallets.app.call('transfers.reject', { as: wallets.finance, params: { id }, body })).status,
    ).toBe(200)
    expect(await wallets.balance(owner)).toEqual(['1000.00', '0.00'])
    expect(await newest(owner)).toMatchObject({
      ...{ type: 'refund', amount: '305.00' },
      withdrawal: { status: 'failed', failed_reason: 'Account closed' },
    })
    await wallets.app.deliver()
    expect(await subjectsTo(owner)).toContainEqual(expect.stringContaining('Your withdrawal came back'))
    expect((await wallets.withdraw(owner, '300')).status).toBe(200)
    expect(await wallets.faults()).toEqual([])
  })

  test('that the bank sends back later comes back as a line of its own', async () => {
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner)
    await wallets.withdraw(owner, '200')
    const transfer = (await wallets.transferOf(owner))!
    await wallets.confirm(transfer.id)
    const file = `Account currency AED,,,,\nDate,Reference,Description,Debit,Credit\n24/11/2026,BACK-1,RETURN ${transfer.reference},,200.00`
    const boundary = 'b'
    await wallets.app.call('reconciliation.addFile', {
      as: wallets.finance,
      body: Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bank.csv"\r\nContent-Type: text/csv\r\n\r\n${file}\r\n--${boundary}--\r\n`,
      ),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    const { lines } = (
      await wallets.app.call('reconciliation.lines', { as: wallets.finance, query: { view: 'proposed' } })
    ).body
    const line = lines.find((one: { bank_reference: string }) => one.bank_reference === 'BACK-1')
    expect(line.effect).toBe('returned')
    expect((await wallets.waiting()).map(({ id }) => id)).not.toContain(line.id)
    await wallets.app.call('reconciliation.match', {
      ...{ as: wallets.finance, params: { id: line.id }, body: { transfer_id: transfer.id } },
    })
    expect(await wallets.balance(owner)).toEqual(['995.00', '0.00'])
    expect(await newest(owner)).toMatchObject({
      type: 'refund',
      amount: '200.00',
      withdrawal: { status: 'failed' },
    })
    expect(await wallets.faults()).toEqual([])
  })

  test('waits while payouts are held, says why, and is sent once nothing holds it', async () => {
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner)
    const at = wallets.app.clock.now()
    await wallets.inSystem((tx) => aHold(tx, owner, at, 'bank_details'))
    const made = await wallets.withdraw(owner, '400')
    expect(made.body.withdrawal).toMatchObject({
      status: 'processing',
      held_reason: 'bank_details',
      iban_ends: '',
    })
    expect(await wallets.page(owner)).toMatchObject({ kept_back_by: 'bank_details' })
    expect(await wallets.transferOf(owner)).toBeUndefined()
    expect(await wallets.balance(owner)).toEqual(['595.00', '405.00'])
    expect(await wallets.faults()).toEqual([])
    await wallets.inSystem(async (tx) => {
      const by = await someStaff(tx)
      await tx`update payout_hold set released_by = ${by}, released_at = ${at} where merchant_id = ${owner.merchantId}`
    })
    wallets.app.clock.advance(20 * 60_000)
    await wallets.app.app.schedules.runDue()
    expect(await wallets.transferOf(owner)).toMatchObject({ amount: '400.00' })
    expect((await wallets.page(owner)).withdrawal).toMatchObject({ held_reason: null, iban_ends: '3456' })
    expect(await wallets.faults()).toEqual([])
  })

  test('waits while the company is suspended, and is refused without a confirmed account', async () => {
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner)
    await wallets.inSystem(
      (tx) => tx`update legal_entity set confirmed_at = null where merchant_id = ${owner.merchantId}`,
    )
    expect(reasonOf(await wallets.withdraw(owner, '10'))).toEqual([409, 'bank_account_missing'])
    const at = wallets.app.clock.now()
    await wallets.inSystem(
      (tx) => tx`update legal_entity set confirmed_at = ${at} where merchant_id = ${owner.merchantId}`,
    )
    await wallets.inSystem(
      (tx) => tx`update merchant set suspended_at = ${at} where merchant_id = ${owner.merchantId}`,
    )
    expect((await wallets.withdraw(owner, '10')).body.withdrawal).toMatchObject({
      held_reason: 'entity_suspended',
    })
  })

  test('nothing takes more out of a wallet than is in it, whoever writes the books', async () => {
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner, '50.00')
    const overdraw = wallets.inSystem(
      (tx) =>
        tx`update ledger_balance set balance_minor = 1 where merchant_id = ${owner.merchantId} and account = ${`wallet:${owner.merchantId}`}`,
    )
    await expect(overdraw).rejects.toThrow('does not hold that much')
  })

  test('held money that no withdrawal explains is found by the nightly check', async () => {
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner)
    await wallets.withdraw(owner, '100')
    await wallets.inSystem(
      (tx) =>
        tx`update wallet_withdrawal set fee_minor = 400, fee_vat_minor = 0 where merchant_id = ${owner.merchantId}`,
    )
    wallets.app.clock.advance(24 * 3_600_000)
    await wallets.app.app.schedules.runDue()
    const found = await wallets.inSystem(
      (tx) =>
        tx<
          Row<'book_difference', 'kind'>[]
        >`select kind from book_difference where merchant_id = ${owner.merchantId}`,
    )
    expect(found).toEqual([{ kind: 'wallet_held' }])
    await wallets.inSystem(
      (tx) =>
        tx`update wallet_withdrawal set fee_minor = 500, fee_vat_minor = 24 where merchant_id = ${owner.merchantId}`,
    )
  })
})

describe('a payout', () => {
  const choose = (owner: WalletOwner, takes_payouts: boolean, proof: string) =>
    wallets.app.call('wallet.choosePayouts', { as: owner.as, body: { takes_payouts, proof } })

  test('is sent elsewhere once by one code: of sixteen at once one is done, and the code changes no phone', async () => {
    const owner = await wallets.anOwner()
    const proof = await wallets.proofOf(owner)
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, at) => choose(owner, at % 2 === 0, proof)),
    )
    expect(tally(answers)).toEqual({ done: 1, phone_proof_needed: 15 })
    const body = { phone: '+971508999999', proof }
    expect(reasonOf(await wallets.app.call('accounts.phone', { as: owner.as, body }))).toEqual([
      409,
      'phone_proof_needed',
    ])
  })

  test('goes into the wallet where an admin chose so, and arrives as it is sent', async () => {
    const owner = await wallets.anOwner()
    expect(reasonOf(await choose(owner, true, 'nothing'))).toEqual([409, 'phone_proof_needed'])
    expect((await choose(owner, true, await wallets.proofOf(owner))).body.takes_payouts).toBe(true)
    await wallets.inSystem((tx) => aSale(tx, owner, 500_000n, new Date('2026-11-25T08:00:00Z')))
    await wallets.app.app.runWeek('AED', new Date('2026-11-30T02:00:00Z'))
    const [payout] = await wallets.inSystem(
      (tx) => tx<Row<'payout', 'status' | 'into_wallet' | 'iban' | 'number'>[]>`
        select status, into_wallet, iban, number from payout where merchant_id = ${owner.merchantId}`,
    )
    expect(payout).toMatchObject({ status: 'paid', into_wallet: true, iban: '' })
    expect(await wallets.transferOf(owner)).toBeUndefined()
    expect(await newest(owner)).toMatchObject({ type: 'payout', payout: { number: payout!.number } })
    await wallets.app.deliver()
    expect(await subjectsTo(owner)).toContainEqual(expect.stringContaining('Your payout is in your wallet'))
    const [available] = await wallets.balance(owner)
    expect(available).toBe((await newest(owner)).amount)
    expect(await wallets.faults()).toEqual([])
  })

  test('goes to the bank again once that was chosen, and while the wallet is switched off', async () => {
    const owner = await wallets.anOwner()
    await choose(owner, true, await wallets.proofOf(owner))
    await wallets.inSystem((tx) => aSale(tx, owner, 100_000n, new Date('2026-11-26T08:00:00Z')))
    await wallets.inSystem(
      (tx) =>
        tx`update merchant_experiment set enabled = false where merchant_id = ${owner.merchantId} and name = 'merchant_wallet'`,
    )
    await wallets.app.app.runWeek('AED', new Date('2026-11-30T02:00:00Z'))
    const [payout] = await wallets.inSystem(
      (tx) =>
        tx<Row<'payout', 'status'>[]>`select status from payout where merchant_id = ${owner.merchantId}`,
    )
    expect(payout?.status).toBe('in_transit')
  })
})

describe('a top-up that was given to the wrong wallet', () => {
  const note = 'It was for another merchant.'
  const undo = (line: { id: string }, as = wallets.finance) =>
    wallets.app.call('wallet.undoTopUp', { as, params: { id: line.id }, body: { note } })
  const given = async (amount = '250.00') => {
    const owner = await wallets.anOwner()
    const line = await wallets.came(owner.reference, amount)
    await wallets.match(line, owner.merchantId)
    return { owner, line }
  }

  test('is taken out by two people, and the money waits as before and can be given again', async () => {
    const { owner, line } = await given()
    expect((await undo(line)).body).toEqual({ state: 'proposed' })
    expect(await wallets.balance(owner)).toEqual(['250.00', '0.00'])
    expect(reasonOf(await undo(line))).toEqual([403, 'own_proposal'])
    const ended = async () =>
      (await wallets.app.call('wallet.endedTopUps', { as: wallets.second })).body.lines.find(
        ({ id }: { id: string }) => id === line.id,
      )
    expect((await ended()).undo).toMatchObject({ note, by: 'Staff finance' })
    expect((await undo(line, wallets.second)).body).toEqual({ state: 'done' })
    expect(await wallets.balance(owner)).toEqual(['0.00', '0.00'])
    expect(await wallets.moved(owner)).toMatchObject([
      { type: 'top_up', amount: '-250.00' },
      { type: 'top_up', amount: '250.00' },
    ])
    expect(await ended()).toBeUndefined()
    expect(await wallets.waiting()).toContainEqual(expect.objectContaining({ id: line.id, proposal: null }))
    await wallets.app.deliver()
    expect(await subjectsTo(owner)).toContainEqual(expect.stringContaining('taken out of your wallet'))
    expect(await wallets.faults()).toEqual([])
    const right = await wallets.anOwner()
    for (const to of [right, owner]) {
      expect((await wallets.match(line, to.merchantId)).body).toEqual({ state: 'done' })
      expect(await wallets.balance(to)).toEqual(['250.00', '0.00'])
      await undo(line)
      expect((await undo(line, wallets.second)).body).toEqual({ state: 'done' })
      expect(await wallets.balance(to)).toEqual(['0.00', '0.00'])
    }
    expect(await wallets.faults()).toEqual([])
  })

  test('stays where it was spent, and neither it nor the books move', async () => {
    const { owner, line } = await given('100.00')
    await undo(line)
    await wallets.withdraw(owner, '50')
    expect(reasonOf(await undo(line, wallets.second))).toEqual([409, 'top_up_spent'])
    expect(await wallets.balance(owner)).toEqual(['45.00', '55.00'])
    const decline = () =>
      wallets.app.call('wallet.declineUndo', { as: wallets.second, params: { id: line.id } })
    expect((await decline()).status).toBe(204)
    expect(reasonOf(await decline())).toEqual([409, 'wrong_status'])
    expect(reasonOf(await undo(line))).toEqual([409, 'top_up_spent'])
    expect(await wallets.faults()).toEqual([])
  })

  test('confirmed by sixteen at once, while as many would spend it, leaves by one of them', async () => {
    const { owner, line } = await given('100.00')
    await undo(line)
    const shown = { currency: 'AED', amount: '95.00', fee: '5.00' }
    const proof = await wallets.proofOf(owner, shown)
    const spend = () =>
      wallets.app.call('wallet.withdraw', {
        ...{ as: owner.as, body: { ...shown, proof } },
      })
    const answers = await Promise.all([
      ...Array.from({ length: 16 }, () => undo(line, wallets.second)),
      ...Array.from({ length: 16 }, spend),
    ])
    const done = answers.filter(({ status }) => status === 200)
    expect(done).toHaveLength(1)
    expect(await wallets.faults()).toEqual([])
    const [available] = await wallets.balance(owner)
    expect(available).toBe('0.00')
  })

  test('is proposed once, also by sixteen at once, and only where it is in a wallet', async () => {
    const { line } = await given()
    const answers = await Promise.all(Array.from({ length: 16 }, () => undo(line)))
    expect(tally(answers)).toEqual({ done: 1, own_proposal: 15 })
    const waits = await wallets.came('NOBODY SAYS WHOSE', '10.00')
    expect(reasonOf(await undo(waits))).toEqual([409, 'wrong_status'])
    expect((await undo({ id: 'bln_none' })).status).toBe(404)
  })
})

describe('the fee', () => {
  test('stands on the month’s tax invoice once the bank has paid, and is taken off the wallet', async () => {
    const other = await walletFixture({ BRAND_TAX_NUMBERS: 'ARE=100123456700003' })
    try {
      const owner = await other.anOwner()
      await other.toppedUp(owner)
      await other.withdraw(owner, '300')
      await other.confirm((await other.transferOf(owner))!.id)
      await other.withdraw(owner, '100')
      other.app.clock.set('2026-12-01T02:00:00Z')
      await other.app.app.areas.money.payouts.issueInvoices(new Date('2026-12-01T00:00:00Z'))
      const { body } = await other.app.call('payouts.invoices', { as: owner.as })
      expect(body.invoices).toMatchObject([
        {
          month: '2026-11',
          fees: '4.76',
          vat: '0.24',
          total: '5.00',
          number: expect.stringMatching(/^INV-/),
        },
      ])
      const xml = await other.app.call('payouts.invoice', {
        ...{ as: owner.as, params: { month: '2026-11' }, query: { format: 'xml' } },
      })
      expect(String(xml.body)).toContain('Fees of withdrawals from the wallet')
      const pdf = await other.app.call('payouts.invoice', { as: owner.as, params: { month: '2026-11' } })
      expect(pdf.status).toBe(200)
    } finally {
      await other.app.close()
    }
  })
})

describe('what moved', () => {
  test('is filtered by days and types, read page by page, and each can be looked at', async () => {
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner, '10.00')
    await wallets.toppedUp(owner, '20.00')
    await wallets.toppedUp(owner, '30.00')
    const page = async (query: Record<string, string>) =>
      (await wallets.app.call('wallet.transactions', { as: owner.as, query })).body
    const first = await page({ page_size: '2' })
    const rest = await page({ page_size: '2', page_token: first.next_page_token })
    expect(
      [...first.transactions, ...rest.transactions].map(({ amount }: { amount: string }) => amount),
    ).toEqual(['30.00', '20.00', '10.00'])
    expect(rest.next_page_token).toBeNull()
    expect((await page({ types: 'fee,unknown' })).transactions).toEqual([])
    expect((await page({ to: '2026-11-01' })).transactions).toEqual([])
    expect(
      reasonOf(
        await wallets.app.call('wallet.transactions', {
          as: owner.as,
          query: { from: '2026-11-30', to: '2026-11-01' },
        }),
      ),
    ).toEqual([400, { created_at_lte: 'below_minimum' }])
    const [one] = first.transactions
    const params = { id: one.id }
    expect((await wallets.app.call('wallet.transaction', { as: owner.as, params })).body.transaction).toEqual(
      one,
    )
    const other = await wallets.anOwner()
    expect((await wallets.app.call('wallet.transaction', { as: other.as, params })).status).toBe(404)
  })

  test('is a file in the language of whoever asks, with what the bank said guarded', async () => {
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner, '1200.50')
    await wallets.withdraw(owner, '200')
    const file = await wallets.app.call('wallet.export', { as: owner.as, query: { language: 'en' } })
    expect(file.headers['x-row-count']).toBe('3')
    const rows = String(file.body).replace('\ufeff', '').trim().split('\n')
    expect(rows[0]).toBe('Date,Type,Amount,Currency,Status,Payout number,Details,Bank reference,Transaction')
    expect(rows.slice(1).map((row) => row.split(',').slice(1, 5))).toEqual([
      ['Fee', '-5.00', 'AED', ''],
      ['Withdrawal', '-200.00', 'AED', 'Processing'],
      ['Top-up', '1200.50', 'AED', ''],
    ])
    const arabic = await wallets.app.call('wallet.export', {
      as: owner.as,
      query: { language: 'ar', types: 'top_up' },
    })
    expect(String(arabic.body)).toContain('إضافة رصيد')
  })

  test('stands at the desk beside the balance of the merchant', async () => {
    const owner = await wallets.anOwner()
    await wallets.toppedUp(owner, '70.00')
    const seen = await wallets.app.call('wallet.ofMerchant', {
      ...{ as: wallets.finance, params: { id: owner.merchantId } },
    })
    expect(seen.body).toMatchObject({
      balances: [{ available: '70.00', pending: '0.00' }],
      ...{ reference: owner.reference, takes_payouts: false, transactions: [{ type: 'top_up' }] },
    })
  })
})
