import { campaignReasons } from '@daftar/rules/ads/campaign-status'
import { rejectionReasons } from '@daftar/rules/onboarding/rejection-reasons'
import { bankAccountDeclines } from '@daftar/rules/merchants/bank-account-change'
import { contactPurposes } from '@daftar/rules/contacts/contact'
import { partScopes } from '@daftar/rules/part-links/part-link'
import { disputeTypes } from '@daftar/rules/disputes/dispute'
import type { LetterKind } from '@daftar/rules/letters/letter-kinds'
import type { Told } from '@daftar/words/letters/letters'

type FactsOf<Kind extends LetterKind> = Extract<Told, { kind: Kind }>['facts']

const address = 'https://daftar.example/finance/tabby-capital/loans/adv_1'
const merchant = { name: 'Noor Perfumes', name_ar: 'عطور نور' }
const product = { en: 'Daftar', ar: 'دفتر' }
const money = { amount: '100000.00', currency: 'AED' } as const
const byPayout = { repaidBy: 'payout', address } as const
const byDebit = { repaidBy: 'direct_debit', address } as const
const company = { company: 'Noor Perfumes Trading LLC', address }
const campaign = { campaign: 'White Friday', address }
const supportEmail = 'partner@daftar.example'
const store = { store: { en: 'Creek Market', ar: 'سوق الخور' }, address }
const saidOfStore = { said: { en: 'The address is not yours.', ar: 'العنوان غير صحيح.' }, supportEmail }
const contract = { ...money, name: 'Noor Hadid', isRepaidByDebit: false, date: '25/08/26' }
const salesContract = {
  name: 'Noor Hadid',
  business: { en: 'Noor Perfumes', ar: 'عطور نور' },
  number: 'DMC-7K2M9QXA',
  address,
}
const notes = { note_en: 'Take care of yourselves.', note_ar: 'مع تمنياتنا بالتوفيق.' }
const terms = {
  fee: '7500.00',
  feePercent: 7.5,
  total: '107500.00',
  minimum: '5375.00',
  rate: 0.22,
  lastOn: '2027-01-11',
}
const dispute = {
  ...{
    number: 'D-1001',
    order: 'K7QD-2M9X',
    type: 'not_delivered' as const,
    amount: '100.00',
    currency: 'AED' as const,
  },
  address: 'https://daftar.example/disputes/dsp_1',
}
const answering = { mayAnswer: true, respondBy: '2026-12-06T08:00:00.000Z', zone: 'Asia/Dubai' }
/** One of each plural form of Arabic. */
const counts = [1, 2, 7, 20, 100] as const

/** What letters of each kind tell of: every branch of their words, and every plural form. */
export const everyLetter: { [Kind in LetterKind]: readonly FactsOf<Kind>[] } = {
  sign_in_code: (['sign_in', 'second_factor', 'set_up', 'contract', 'payment', 'part'] as const).map(
    (use) => {
      return { use, code: '482913', minutes: 10, product }
    },
  ),
  sign_in_changed: [
    { factor: 'email', how: 'added', contact: 'o•••••@noor.example', product },
    { factor: 'phone', how: 'added', contact: '+971 •••••01', product },
    { factor: 'phone', how: 'changed', contact: '+971 •••••01', product },
  ],
  user_invited: (['workspace_admin', 'settlements', 'supervisor', 'sales_manager'] as const).map((role) => {
    return {
      role,
      by: 'Mariam Haddad',
      merchant,
      product,
      until: '29/11/26',
      address: 'https://daftar.example/auth',
    }
  }),
  contact_asked: contactPurposes.map((purpose) => {
    return { merchant, by: 'Mariam Haddad', name: 'Huda Nasser', purpose, product, address }
  }),
  part_asked: partScopes.map((scope) => {
    return {
      ...{
        business: 'Noor Perfumes',
        by: 'Mariam Haddad',
        name: 'Omar Said',
        scope,
        until: '04/12/26',
        product,
      },
      address: 'https://daftar.example/part#abc',
    }
  }),
  bank_account_waiting: [
    {
      ...{
        end: '4521',
        endBefore: '1611',
        bank: 'Mashreq',
        holder: 'Noor Perfumes LLC',
        at: '29/11/26 12:00',
      },
      address: 'https://daftar.example/stop/abc',
    },
  ],
  bank_account_declined: bankAccountDeclines.map((reason) => {
    return { end: '4521', endBefore: '1611', reason, address }
  }),
  bank_account_effective: [false, true].map((hasDirectDebit) => {
    return { end: '4521', endBefore: '1611', bank: 'Mashreq', hasDirectDebit, address }
  }),
  bank_account_stopped: [{ end: '4521', endBefore: '1611', supportEmail }],
  payout_sent: [
    {
      ...{ amount: '23085.70', currency: 'AED', bank: 'Mashreq', supportEmail, address },
      ...{ number: 'P-261115-26', runOn: '2026-11-16', ibanEnd: '1611', reference: 'BNK-DK4X35KE3W' },
      parts: {
        ...{
          sales: '32418.50',
          refunds: '-921.00',
          fees: '-1900.45',
          advance: '-6511.35',
          disputes: '0.00',
          other: '0.00',
        },
      },
    },
    {
      ...{ amount: '100.00', currency: 'AED', bank: 'Mashreq', supportEmail, address },
      ...{ number: 'P-1', runOn: '2026-11-16', ibanEnd: '1611', reference: '' },
      parts: {
        sales: '100.00',
        refunds: '0.00',
        fees: '0.00',
        advance: '0.00',
        disputes: '0.00',
        other: '0.00',
      },
    },
  ],
  payout_failed: [{ amount: '23085.70', currency: 'AED', bank: 'Mashreq', supportEmail, address }],
  refund_waits: [
    { amount: '379.00', currency: 'AED', refunded: '1000.00', number: '1001', day: '2026-12-07', address },
    { amount: '379.000', currency: 'BHD', refunded: '1000.000', number: '1001', day: null, address },
  ],
  payout_in_wallet: [
    {
      ...{ amount: '23085.70', currency: 'AED', number: 'P-261115-26', runOn: '2026-11-16', address },
      parts: {
        ...{
          sales: '32418.50',
          refunds: '-921.00',
          fees: '-1900.45',
          advance: '-6511.35',
          disputes: '0.00',
          other: '0.00',
        },
      },
    },
  ],
  wallet_topped_up: [{ amount: '5000.00', currency: 'AED', address }],
  wallet_top_up_undone: [{ amount: '5000.00', currency: 'AED', address }],
  wallet_withdrawal_paid: [
    { amount: '1200.00', currency: 'AED', bank: 'Mashreq', ibanEnd: '1611', reference: 'BNK-1', address },
    { amount: '1200.00', currency: 'AED', bank: 'Mashreq', ibanEnd: '1611', reference: '', address },
  ],
  wallet_withdrawal_failed: [
    { amount: '1200.00', currency: 'AED', bank: 'Mashreq', ibanEnd: '1611', address },
  ],
  card_approved: [{ address }],
  card_declined: [{ reason: 'Sales are too few as yet.', address }],
  card_created: [{ nickname: 'Advertising', last4: '4821', amount: '2000.00', currency: 'AED', address }],
  card_frozen: [{ nickname: 'Advertising', last4: '4821', reason: 'Charges from abroad.', address }],
  payouts_file: [{ name: 'payouts_2026-11.csv', rows: 48_210, until: '29/11/26', address }],
  orders_to_capture: [
    ...counts.map((count) => {
      const amounts = [{ amount: '3864.25', currency: 'AED' }] as const
      return { merchant, count, days: count, autoCaptureDays: 21, amounts, numbers: ['1001'], address }
    }),
    {
      ...{ merchant, count: 2, days: 7, autoCaptureDays: 21, numbers: ['1001', '1002'], address },
      amounts: [
        { amount: '10.00', currency: 'AED' },
        { amount: '2.500', currency: 'BHD' },
      ],
    },
  ],
  dispute_opened: disputeTypes.map((type) => ({
    ...dispute,
    type,
    ...answering,
    mayAnswer: type !== 'product_issue',
  })),
  dispute_reminder: [
    { ...dispute, ...answering, isReady: false },
    { ...dispute, ...answering, isReady: true },
    { ...dispute, ...answering, mayAnswer: false, isReady: false },
  ],
  dispute_sent: [dispute],
  dispute_ended: [
    { ...dispute, ending: 'arbiter', refunded: null, reason: 'The courier handed it over.' },
    { ...dispute, ending: 'arbiter', refunded: '100.00', reason: 'Nobody proved that it arrived.' },
    { ...dispute, ending: 'deadline', refunded: '100.00', reason: '' },
    { ...dispute, ending: 'withdrawn', refunded: null, reason: '' },
  ],
  shop_failing: [{ merchant, host: 'shop.noor.example', address }],
  shop_paused: [{ merchant, host: 'shop.noor.example', address }],
  shop_resumed: [{ merchant, host: 'shop.noor.example', address }],
  offer_made: [
    ...counts.map((weeks) => {
      const of = { store: merchant, paysOff: false, until: '2026-12-21', address }
      return { ...money, ...of, weeks, repaidBy: weeks === 20 ? 'payout' : 'direct_debit' } as const
    }),
    { ...money, store: merchant, weeks: 7, paysOff: true, until: '2026-12-21', ...byPayout },
  ],
  application_idle: [{ endsOn: '2026-12-01', address }],
  application_reset: [
    { reasons: ['business_license_expires_soon'], marks: [], supportEmail, address },
    {
      ...{ reasons: [], supportEmail, address },
      marks: [
        {
          target: 'licence_file',
          page: 3,
          reason: 'unreadable',
          note_en: 'The stamp is cut off.',
          note_ar: 'الختم مقطوع.',
        },
      ],
    },
  ],
  application_rejected: [{ reasons: ['high_exposure', 'no_valid_license'], supportEmail }],
  onboarding_received: [{ business: 'Noor Perfumes', number: 'onb_1', supportEmail }],
  onboarding_call: [{ business: 'Noor Perfumes', number: 'onb_1', supportEmail }],
  onboarding_details: [{ business: 'Noor Perfumes', address }],
  onboarding_changes: [
    {
      ...{ business: 'Noor Perfumes', address, supportEmail },
      marks: rejectionReasons.map((reason) => ({
        reason,
        note_en: 'On page two.',
        note_ar: 'في الصفحة الثانية.',
      })),
    },
  ],
  onboarding_approved: [{ business: 'Noor Perfumes', address }],
  onboarding_declined: [
    { business: 'Noor Perfumes', supportEmail, said: { en: 'We do not sell gold.', ar: 'لا نبيع الذهب.' } },
  ],
  sales_contract_ready: [salesContract],
  sales_contract_signed: [salesContract],
  sales_contract_completed: [salesContract],
  legal_entity_expires: counts.map((days) => ({ ...company, on: '2026-12-26', days })),
  legal_entity_expired: [{ ...company, on: '2026-11-26', suspendsOn: '2026-12-26' }],
  legal_entity_suspended: [{ ...company, on: '2026-11-26', supportEmail }],
  legal_entity_owner_id: [false, true].map((isOver) => ({
    ...{ ...company, owner: 'Sara Al Mansoori', on: '2026-12-26', isOver },
  })),
  store_request_approved: [
    { ...store, product: null },
    { ...store, product: 'pay_later' },
  ],
  store_request_declined: [
    { ...store, ...saidOfStore, product: null },
    { ...store, ...saidOfStore, product: 'pay_later' },
  ],
  listing_published: [store],
  listing_rejected: [{ ...store, ...saidOfStore }],
  listing_unpublished: [{ ...store, ...saidOfStore }],
  shop_platform_broken: [{ merchant, platform: 'Salla', shop: 'متجر نور', address }],
  campaign_approved: [{ ...campaign, budget: '1000.00', currency: 'AED', from: '2026-12-01' }],
  campaign_rejected: campaignReasons.map((reason) => ({
    ...{ ...campaign, reason, supportEmail },
    note: reason === 'other' ? 'Call us.' : '',
  })),
  campaign_finished: [{ ...campaign, spent: '940.50', returned: '59.50', currency: 'AED' }],
  legal_entity_received: [company],
  legal_entity_changes: [
    {
      ...{ ...company, supportEmail },
      marks: rejectionReasons.map((reason) => ({
        reason,
        note_en: 'On page two.',
        note_ar: 'في الصفحة الثانية.',
      })),
    },
  ],
  legal_entity_approved: [
    { ...company, isReinstated: false },
    { ...company, isReinstated: true },
  ],
  legal_entity_rejected: [
    {
      ...{ ...company, supportEmail, reasons: rejectionReasons },
      said: { en: 'The licence is over.', ar: 'الرخصة منتهية.' },
    },
  ],
  ticket_answered: [
    {
      number: 'S-1001',
      subject: 'A payout is missing',
      answer: 'It left this morning.',
      mayReply: true,
      address,
    },
    { number: 'S-1001', subject: 'A payout is missing', answer: 'It left.', mayReply: false, address },
  ],
  ticket_resolved: [{ number: 'S-1001', subject: 'A payout is missing', address }],
  contract_ready: [
    ...counts.map((weeks) => ({ ...contract, ...terms, weeks, address })),
    { ...contract, ...terms, isRepaidByDebit: true, weeks: 20, address },
  ],
  contract_reminder: [
    { ...contract, isLast: false, address },
    { ...contract, isLast: true, address },
  ],
  contract_signed: [contract, { ...contract, isRepaidByDebit: true }],
  contract_expired: [contract],
  advance_funded: [
    { ...money, ...byPayout, firstOn: '2026-11-30' },
    { ...money, ...byDebit, firstOn: '2026-11-30' },
  ],
  advance_refused: [
    { ...money, ...byPayout, on: '2026-11-30' },
    { ...money, ...byDebit, on: '2026-11-30' },
  ],
  advance_short: [
    { ...byPayout, currency: 'AED', taken: '1200.00', carried: '3225.00' },
    { ...byPayout, currency: 'AED', taken: '0.00', carried: '3225.00' },
    { ...byDebit, currency: 'AED', taken: '0.00', carried: '3225.00' },
  ],
  advance_back_on_track: [byPayout, byDebit],
  advance_flagged: [
    { ...byPayout, currency: 'BHD', carried: '2082.692', supportEmail },
    { ...byDebit, currency: 'BHD', carried: '2082.692', supportEmail },
  ],
  advance_unanswered: [{ ...byDebit, ...money, presentedOn: '2026-11-23' }],
  advance_closed: [
    { ...byPayout, ...money },
    { ...byDebit, ...money },
  ],
  advance_paid_off: [{ ...byPayout, at: '2026-11-23T09:00:00Z', currency: 'AED' }],
  advance_written_off: [byPayout, byDebit],
  advance_voided: [{}],
  relief_decided: [
    { ...byPayout, ...notes, currency: 'AED', granted: null },
    {
      ...{ ...byPayout, ...notes, currency: 'AED' },
      granted: { from: '2026-11-09', until: '2026-11-16', minimum: null },
    },
    {
      ...{ ...byPayout, ...notes, currency: 'AED' },
      granted: { from: '2026-11-09', until: '2026-11-16', minimum: '500.00' },
    },
    {
      ...{ ...byDebit, ...notes, currency: 'AED' },
      granted: { from: '2026-11-09', until: '2026-11-16', minimum: '500.00' },
    },
  ],
  staff_application_overdue: [
    { ...money, merchant: { merchant_name: 'Noor Perfumes', merchant_name_ar: 'عطور نور' }, address },
  ],
  staff_bank_account_stopped: [
    { merchant: { merchant_name: 'Noor Perfumes', merchant_name_ar: 'عطور نور' }, address },
  ],
  staff_advance_flagged: [{ name: 'Noor LLC', id: 'adv_1', carried: '2082.692', currency: 'BHD', address }],
  staff_advance_stopped: [{ ...money, name: 'Noor LLC', id: 'adv_1', address }],
  staff_debits_unanswered: counts.map((count) => ({ count, address })),
  staff_ticket_late: [
    {
      ...{ number: 'S-1001', subject: 'A payout is missing', address },
      merchant: { en: 'Noor Perfumes', ar: 'عطور نور' },
    },
  ],
  staff_books_differ: counts.map((count) => ({ count, address })),
  staff_mail_tried: [{ product }],
}
