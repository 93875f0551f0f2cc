import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aMerchant } from '../../../testing/app/builders.ts'
import { textOfPdf } from '../../../testing/files/pdf-text.ts'
import { rewordingSetter } from '../../../testing/files/rewording-setter.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { setCommission } from '../../selling/orders/index.ts'
import { anApproved, type Approved } from '../onboarding/testing.ts'

let product: TestApp
const papers = rewordingSetter()
beforeAll(async () => void (product = await testApp({ papers, env: { CONTRACTS_COUNTERSIGN: 'staff' } })))
afterAll(() => product.close())

const ofStore = ({ storeId }: Approved) => ({ id: storeId })
const accept = (merchant: Approved) =>
  product.call('contracts.acceptTerms', { as: merchant.token, params: ofStore(merchant) })
const liveKey = async (merchant: Approved) =>
  (await product.call('apiKeys.read', { as: merchant.token, params: { id: merchant.merchantId } })).body

/** Approved, with the terms accepted and a proof at hand. */
async function readyToSign(options?: Parameters<typeof anApproved>[1]) {
  const merchant = await anApproved(product, options)
  expect((await accept(merchant)).status).toBe(200)
  return { merchant, proof: await merchant.proof() }
}

async function signed() {
  const ready = await readyToSign()
  expect((await ready.merchant.sign({ proof: ready.proof })).status).toBe(200)
  await product.settle()
  return ready.merchant
}

async function countersign(merchant: Approved) {
  const as = await product.signInStaff(await product.aStaff('reviewer'))
  return product.call('contracts.countersign', { as, params: { id: merchant.merchantId } })
}

async function subjectsOf({ email }: Approved): Promise<string> {
  return (await product.inbox(email)).map(({ subject }) => subject).join(' ')
}

async function pdfText(key: unknown): Promise<string> {
  return (await textOfPdf(await product.storage.bytes(String(key)))).join(' ')
}

const fileOf = (key: unknown): Promise<Buffer> => product.storage.bytes(String(key))

/** Drawn up anew for whom it is for already. */
const drawAnew = (merchant: Approved) =>
  product.call('contracts.create', {
    ...{ as: merchant.token, params: ofStore(merchant) },
    body: { name: 'Mona Al Harbi', email: merchant.email },
  })

async function paperOf({ merchantId }: Approved) {
  const [row] = await product.db.database.system(
    (tx) => tx`select * from contract_paper where merchant_id = ${merchantId}`,
  )
  return row!
}

describe('drawn up', () => {
  test('an approval has the contract drawn up from its terms and mailed to the applicant [STO-13, BIZ-05]', async () => {
    const waiting = await anApproved(product, { isDrawn: false })
    expect((await waiting.contract()).body).toMatchObject({
      status: 'none',
      signatory: null,
      document_url: null,
    })
    await product.settle()
    expect((await waiting.contract()).body).toMatchObject({
      status: 'sent',
      signatory: { email: waiting.email },
      sign_url: '/dashboard/contract',
      is_signatory: true,
      signed_at: null,
    })
    const paper = await paperOf(waiting)
    const text = await pdfText(paper['document_key'])
    for (const said of ['Merchant contract', String(paper['number']), '5.5%', 'Noor Perfumes'])
      expect(text).toContain(said)
    const [letter] = (await product.inbox(waiting.email)).filter(({ subject }) =>
      subject?.startsWith('Sign the contract'),
    )
    expect(letter?.text).toContain('/dashboard/contract?key=')
    expect(letter?.attachments).toHaveLength(1)
  })

  test('an administrator has it drawn up for another one, and nobody else is a signatory [STO-14]', async () => {
    const merchant = await anApproved(product)
    const create = (email: string) =>
      product.call('contracts.create', {
        ...{ as: merchant.token, params: ofStore(merchant) },
        body: { name: 'Huda Salem', email },
      })
    expect((await create('nobody@else.example')).body.details.reason).toBe('signatory_unknown')
    const email = `huda-${merchant.merchantId.slice(-6)}@noor.example`
    const personId = await product.db.database.system((tx) => aMember(tx, merchant.merchantId, { email }))
    const drawn = await create(email)
    expect(drawn.body).toMatchObject({
      status: 'sent',
      signatory: { name: 'Huda Salem', email },
      is_signatory: false,
      sign_url: null,
    })
    await accept(merchant)
    const proof = await merchant.proof()
    expect((await merchant.sign({ proof })).body.details.reason).toBe('not_signatory')
    const huda = await product.signIn(personId)
    expect((await merchant.contract(huda)).body.is_signatory).toBe(true)
  })

  test('who works there in another role reads where it stands, and not what it says', async () => {
    const merchant = await anApproved(product)
    const personId = await product.db.database.system((tx) =>
      aMember(tx, merchant.merchantId, {
        role: 'settlements',
        email: `fin-${merchant.merchantId.slice(-6)}@n.example`,
      }),
    )
    const as = await product.signIn(personId)
    expect((await merchant.contract(as)).body).toMatchObject({ status: 'sent', document_url: null })
    for (const id of ['contracts.document', 'contracts.acceptTerms'] as const)
      expect((await product.call(id, { as, params: ofStore(merchant) })).status).toBe(403)
    expect((await merchant.sign({}, as)).status).toBe(403)
  })

  test('of another merchant nothing of it is there', async () => {
    const merchant = await anApproved(product)
    const { personId } = await product.db.database.system((tx) => aMerchant(tx))
    const as = await product.signIn(personId)
    const params = ofStore(merchant)
    for (const id of ['contracts.read', 'contracts.completion', 'contracts.commissions'] as const)
      expect((await product.call(id, { as, params })).status).toBe(404)
    for (const id of ['contracts.document', 'contracts.acceptTerms', 'contracts.sendAgain'] as const)
      expect((await product.call(id, { as, params })).status).toBe(404)
    expect((await merchant.sign({}, as)).status).toBe(404)
  })
})

describe('signed', () => {
  test('first the terms are accepted, then the contract shows and can be signed [DEC-BIZ-4]', async () => {
    const merchant = await anApproved(product)
    const open = () => product.call('contracts.document', { as: merchant.token, params: ofStore(merchant) })
    expect((await open()).body.details.reason).toBe('terms_not_accepted')
    expect((await merchant.sign()).body.details.reason).toBe('terms_not_accepted')
    expect((await accept(merchant)).body.terms_accepted_at).not.toBeNull()
    expect((await open()).headers['content-type']).toBe('application/pdf')
  })

  test('with name, consent and a code to the phone, sealed with its record [BIZ-06, STO-13, DEC-BIZ-3]', async () => {
    const { merchant, proof } = await readyToSign()
    expect((await merchant.sign()).body.details.reason).toBe('phone_proof_needed')
    expect((await merchant.sign({ proof, consent: false })).status).toBe(400)
    const { body } = await merchant.sign({ proof })
    expect(body).toMatchObject({
      status: 'signed',
      signed_at: product.clock.now().toISOString(),
      sign_url: null,
    })
    await product.settle()
    const { sealed_key, document_sha256 } = await paperOf(merchant)
    const text = await pdfText(sealed_key)
    for (const said of ['Record of the signature', 'Mona Al Harbi', '127.0.0.1']) expect(text).toContain(said)
    expect(text.replaceAll(/\s/g, '')).toContain(document_sha256)
    expect(await subjectsOf(merchant)).toContain('You signed the contract of Noor Perfumes')
    const again = await product.call('contracts.create', {
      ...{ as: merchant.token, params: ofStore(merchant) },
      body: { name: 'Somebody Else', email: merchant.email },
    })
    expect(again.body.details.reason).toBe('wrong_status')
  })

  test('in the words it was drawn up in, whatever is worded or named anew before both have signed [STO-13]', async () => {
    const { merchant, proof } = await readyToSign()
    const { document_key } = await paperOf(merchant)
    const shown = await fileOf(document_key)
    papers.reword('notice', 'warning')
    await product.db.database.system(
      (tx) =>
        tx`update legal_entity set legal_company_name = 'Renamed', legal_address = 'Elsewhere' where merchant_id = ${merchant.merchantId}`,
    )
    expect((await merchant.sign({ proof })).status).toBe(200)
    await product.settle()
    const copies = [(await paperOf(merchant))['sealed_key']]
    await countersign(merchant)
    await product.settle()
    copies.push((await paperOf(merchant))['sealed_key'])
    for (const key of copies) {
      const copy = await fileOf(key)
      expect(copy.subarray(0, shown.length).equals(shown)).toBe(true)
      expect((await textOfPdf(copy)).slice(0, -1)).toEqual(await textOfPdf(shown))
    }
    // What is drawn up from then on is worded anew.
    const next = await pdfText((await paperOf((await readyToSign()).merchant))['document_key'])
    expect([next.includes('days’ warning'), next.includes('days’ notice')]).toEqual([true, false])
  })

  test('as it was shown alone: of one drawn up anew meanwhile, the earlier is signed by nobody [STO-14, DEC-BIZ-3]', async () => {
    const { merchant, proof } = await readyToSign()
    const { document_sha256 } = await paperOf(merchant)
    product.clock.advance(60_000)
    expect((await drawAnew(merchant)).status).toBe(200)
    await accept(merchant)
    expect((await merchant.sign({ proof, document_sha256 })).body.details.reason).toBe('wrong_status')
    expect((await merchant.sign({ proof: await merchant.proof() })).body.status).toBe('signed')
  })

  test('or drawn up anew at the same moment: one of the two counts, and what was signed is what was shown', async () => {
    const { merchant, proof } = await readyToSign()
    const { document_sha256 } = await paperOf(merchant)
    const signing = Array.from({ length: 8 }, () => merchant.sign({ proof, document_sha256 }))
    const drawing = Array.from({ length: 8 }, () => drawAnew(merchant))
    const answers = await Promise.all([...signing, ...drawing])
    const signed = answers.slice(0, 8).filter(({ status }) => status === 200)
    expect(signed.length).toBeLessThanOrEqual(1)
    await product.settle()
    const { evidence, document_key, sealed_key, ...paper } = await paperOf(merchant)
    expect(evidence?.['documentSha256']).toBe(signed.length === 1 ? document_sha256 : undefined)
    expect(paper['document_sha256'] === document_sha256).toBe(signed.length === 1)
    if (signed.length === 0) return
    const shown = await fileOf(document_key)
    expect((await fileOf(sealed_key)).subarray(0, shown.length).equals(shown)).toBe(true)
  })

  test('of sixteen signatures at once one counts, and its letter goes out once [STO-15]', async () => {
    const { merchant, proof } = await readyToSign()
    const answers = await Promise.all(Array.from({ length: 16 }, () => merchant.sign({ proof })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(
      new Set([409]),
    )
    await product.settle()
    const letters = (await product.inbox(merchant.email)).filter(({ subject }) =>
      subject?.startsWith('You signed the contract'),
    )
    expect(letters).toHaveLength(1)
    const { body } = await product.call('contracts.completion', {
      as: merchant.token,
      params: ofStore(merchant),
    })
    expect(body).toEqual({ is_completed: false })
  })

  test('with the flag off the link of the letter signs, and the letter can be sent again [BIZ-07, PERM-50]', async () => {
    const { merchant, proof } = await readyToSign({ isEmbedded: false })
    expect((await merchant.contract()).body.sign_url).toBeNull()
    expect((await merchant.sign({ proof })).body.details.reason).toBe('contract_link_needed')
    expect((await merchant.sign({ proof, key: 'guessed' })).body.details.reason).toBe('contract_link_needed')
    const again = () => product.call('contracts.sendAgain', { as: merchant.token, params: ofStore(merchant) })
    expect((await again()).status).toBe(429)
    product.clock.advance(600_000)
    expect((await again()).status).toBe(200)
    await product.deliver()
    const letters = (await product.inbox(merchant.email)).filter(({ subject }) =>
      subject?.startsWith('Sign the contract'),
    )
    expect(letters).toHaveLength(2)
    const key = /key=([\w-]+)/.exec(letters[0]?.text ?? '')?.[1]
    expect((await merchant.sign({ proof: await merchant.proof(), key })).body.status).toBe('signed')
  })
})

describe('countersigned', () => {
  test('live keys and payment links come with both signatures, test keys before [STO-15, DEC-MER-2]', async () => {
    const merchant = await signed()
    expect(await liveKey(merchant)).toMatchObject({ public_key: null, test_public_key: expect.any(String) })
    const link = () =>
      product.call('paymentLinks.create', {
        as: merchant.token,
        key: `link-${merchant.merchantId}-${Math.random()}`,
        body: {
          ...{
            store_id: merchant.storeId,
            amount: '100.00',
            phone: '+966501234567',
            name: 'Sara',
            email: '',
          },
          ...{ reference: 'A1', description: 'Perfume', validity: '1d', language: 'en' },
        },
      })
    const admin = await product.signInStaff(await product.aStaff('desk_admin'))
    const issue = await product.call('apiKeys.issue', {
      as: admin,
      ...{ params: { id: merchant.merchantId }, body: { mode: 'live' } },
    })
    expect(issue.body.details.reason).toBe('contract_open')
    expect((await link()).body.details).toMatchObject({ reason: 'contract_open' })
    const { body } = await countersign(merchant)
    expect(body.contract).toMatchObject({
      status: 'completed',
      completed_at: product.clock.now().toISOString(),
    })
    expect(await liveKey(merchant)).toMatchObject({ public_key: expect.stringMatching(/^pk_/) })
    expect((await link()).status).toBe(200)
    const complete = { as: merchant.token, params: ofStore(merchant) }
    expect((await product.call('contracts.completion', complete)).body).toEqual({ is_completed: true })
    await product.settle()
    expect(await pdfText((await paperOf(merchant))['sealed_key'])).toContain('Signed for the provider')
    expect(await subjectsOf(merchant)).toContain('The contract of Noor Perfumes is complete')
    const saved = await product.call('contracts.document', { ...complete, query: { save: 'yes' } })
    expect(saved.headers['content-disposition']).toContain('attachment')
  })

  test('by many at once it is completed once, and it waits at the desk until then', async () => {
    const merchant = await signed()
    const as = await product.signInStaff(await product.aStaff('reviewer'))
    const queue = async () =>
      (await product.call('contracts.listForStaff', { as })).body.contracts.map(
        ({ merchant_id }: { merchant_id: string }) => merchant_id,
      )
    expect(await queue()).toContain(merchant.merchantId)
    const work = (await product.call('work.mine', { as })).body
    expect(JSON.stringify(work)).toContain('"contract"')
    const answers = await Promise.all(Array.from({ length: 16 }, () => countersign(merchant)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await queue()).not.toContain(merchant.merchantId)
    const { keys } = (
      await product.call('apiKeys.integrations', {
        as: await product.signInStaff(await product.aStaff('desk_admin')),
        params: { id: merchant.merchantId },
      })
    ).body
    expect(keys.filter(({ mode }: { mode: string }) => mode === 'live')).toHaveLength(2)
  })

  test('where nobody has to, the signature of the provider follows at once [DEC-BIZ-5]', async () => {
    const demo = await testApp()
    try {
      const merchant = await anApproved(demo)
      const params = { id: merchant.storeId }
      await demo.call('contracts.acceptTerms', { as: merchant.token, params })
      expect((await merchant.sign({ proof: await merchant.proof() })).status).toBe(200)
      await demo.settle()
      expect((await merchant.contract()).body.status).toBe('completed')
      expect((await demo.call('accounts.read', { as: merchant.token })).body.contract_status).toBe(
        'completed',
      )
    } finally {
      await demo.close()
    }
  })

  test('a merchant that staff entered has signed before: its contract is complete and no file of it is here', async () => {
    const { personId, storeId } = await product.db.database.system((tx) => aMerchant(tx))
    const as = await product.signIn(personId)
    const { body } = await product.call('contracts.read', { as, params: { id: storeId } })
    expect(body).toMatchObject({ status: 'completed', document_url: null, signatory: null })
  })
})

describe('commercial terms', () => {
  test('a store’s commissions follow the table sales are charged by [STO-12, DEC-STO-4]', async () => {
    const merchant = await anApproved(product)
    const read = async () =>
      (await product.call('contracts.commissions', { as: merchant.token, params: ofStore(merchant) })).body
        .items
    expect(await read()).toMatchObject([
      {
        product_type: 'pay_later',
        installments_count: 1,
        percent: 5.5,
        fixed_fee: '1.00',
        currency: 'SAR',
        vat_percent: 15,
      },
      { product_type: 'installments', installments_count: 4, percent: 5.5 },
    ])
    await product.db.database.system((tx) =>
      setCommission(tx, {
        ...{ merchantId: merchant.merchantId, storeId: merchant.storeId, product: 'installments' },
        ...{ validFrom: '2026-11-01', validUntil: null, percentHundredths: 625n, fixedMinor: 50n },
        at: product.clock.now(),
      }),
    )
    expect(await read()).toMatchObject([
      { percent: 5.5 },
      { percent: 6.25, fixed_fee: '0.50', valid_from: '2026-11-01' },
    ])
  })

  test('with the payout cycle, its fees, the start and the contract of the merchant [BIZ-08]', async () => {
    const merchant = await signed()
    const read = async () => (await product.call('contracts.commercialTerms', { as: merchant.token })).body
    expect(await read()).toMatchObject({
      currency: 'SAR',
      stores: [
        { id: merchant.storeId, items: [{ product_type: 'pay_later' }, { product_type: 'installments' }] },
      ],
      payout: { cycle: 'weekly', weekday: 1, below: { under: '2500.00', fee: '25.00' } },
      starts_on: null,
      contract: { status: 'signed' },
    })
    await countersign(merchant)
    expect(await read()).toMatchObject({ starts_on: '2026-11-22', contract: { status: 'completed' } })
  })
})
