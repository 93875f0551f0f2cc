import { demoIban } from './iban.ts'
import type { DemoMerchant, DemoTrade } from './merchant.ts'

/**
 * Small shops of the demo, each with one state of capital to look at. Names, numbers and addresses are
 * invented.
 */

interface SmallShop {
  key: string
  name: readonly [en: string, ar: string]
  country: DemoMerchant['country']
  stores: readonly (readonly [en: string, ar: string, share?: number])[]
  legalName: string
  address: string
  licence: string
  account: string
  bank: string
  owner: { firstName: string; lastName: string; phone: string }
  experiments?: readonly string[]
  /** Days to the end of its licence, where that is near. */
  licenceEndsInDays?: number
  trade: Omit<DemoTrade, 'refundShare'>
  shows: string
}

const countries = {
  ARE: { currency: 'AED', iban: 'AE', commissionHundredths: 549, commissionFixedMinor: 100, vatPercent: 5 },
  SAU: { currency: 'SAR', iban: 'SA', commissionHundredths: 599, commissionFixedMinor: 150, vatPercent: 15 },
  BHR: { currency: 'BHD', iban: 'BH', commissionHundredths: 499, commissionFixedMinor: 100, vatPercent: 10 },
} as const

const shops: readonly SmallShop[] = [
  {
    key: 'tamr',
    name: ['Tamr House', 'بيت التمر'],
    country: 'SAU',
    stores: [['Quba Road', 'طريق قباء']],
    legalName: 'Tamr House Trading Company',
    address: '3021 Quba Road, Al Khalidiyyah, Madinah 42317',
    licence: '4650238817',
    account: '10000021774409310552',
    bank: 'Saudi National Bank',
    owner: { firstName: 'Khalid', lastName: 'Al Harbi', phone: '+966501110011' },
    trade: { ordersPerDay: 1, averageMinor: 320_000, weeks: 13 },
    shows: 'an early pay-off offer; another one was withdrawn',
  },
  {
    key: 'zafaran',
    name: ['Zafaran Kitchens', 'مطابخ زعفران'],
    country: 'SAU',
    stores: [['Tahlia Street', 'شارع التحلية']],
    legalName: 'Zafaran Kitchens Company',
    address: '8140 Tahlia Street, Al Andalus, Jeddah 23326',
    licence: '4030516627',
    account: '45000000089922417003',
    bank: 'Saudi Awwal Bank',
    owner: { firstName: 'Abeer', lastName: 'Al Ghamdi', phone: '+966501110012' },
    trade: { ordersPerDay: 1, averageMinor: 260_000, weeks: 13, weekFactors: { 5: 0.2, 6: 0.2 } },
    shows: 'a lower weekly minimum that was granted, and a repayment by bank transfer',
  },
  {
    key: 'lulwa',
    name: ['Lulwa Jewellery', 'لولوة للمجوهرات'],
    country: 'BHR',
    stores: [['Muharraq Souq', 'سوق المحرق']],
    legalName: 'Lulwa Jewellery WLL',
    address: 'Shop 6, Building 112, Road 1214, Muharraq',
    licence: '127415-1',
    account: 'NBOB00001288340921',
    bank: 'National Bank of Bahrain',
    owner: { firstName: 'Fatima', lastName: 'Al Doseri', phone: '+97336110013' },
    trade: {
      ordersPerDay: 1,
      averageMinor: 380_000,
      weeks: 13,
      weekFactors: { 0: 0.1, 1: 0.1, 2: 0.1, 3: 0.1, 4: 0.1, 5: 0.1, 6: 0.1 },
    },
    shows: 'an advance flagged after four short weeks, and relief asked for',
  },
  {
    key: 'shams',
    name: ['Shams Optics', 'شمس للبصريات'],
    country: 'ARE',
    stores: [
      ['Al Wahda', 'الوحدة', 6],
      ['Yas Island', 'جزيرة ياس', 3],
      ['Online store', 'المتجر الإلكتروني', 1],
    ],
    legalName: 'Shams Optics LLC',
    address: 'Unit 38, Al Wahda Mall, Abu Dhabi',
    licence: 'CN-2047718',
    account: '0350000006204419983',
    bank: 'First Abu Dhabi Bank',
    owner: { firstName: 'Hessa', lastName: 'Al Mansoori', phone: '+971501110014' },
    experiments: ['capital_feedback_form', 'store_management'],
    licenceEndsInDays: 12,
    // Old enough for the nightly job, which asks for six whole months; in the first of them the shop seldom
    // opened.
    trade: { ordersPerDay: 2, averageMinor: 210_000, weeks: 32, weekFactors: onlyEvery(4, 17, 32) },
    shows: 'an advance repaid in full, offers of three sizes made overnight, and feedback on them',
  },
  {
    key: 'rimal',
    name: ['Rimal Sports', 'رمال الرياضية'],
    country: 'ARE',
    stores: [
      ['Al Quoz', 'القوز'],
      ['Online store', 'المتجر الإلكتروني'],
    ],
    legalName: 'Rimal Sports Equipment LLC',
    address: 'Warehouse 14, Al Quoz 3, Dubai',
    licence: 'CN-1422065',
    account: '0260001015847732901',
    bank: 'Emirates NBD',
    owner: { firstName: 'Tariq', lastName: 'Al Suwaidi', phone: '+971501110016' },
    trade: { ordersPerDay: 2, averageMinor: 110_000 },
    shows: 'an application whose marked places were corrected, at the desk again',
  },
  {
    key: 'sadaf',
    name: ['Sadaf Interiors', 'صدف للديكور'],
    country: 'ARE',
    stores: [['Jumeirah', 'جميرا']],
    legalName: 'Sadaf Interiors LLC',
    address: 'Villa 21, Jumeirah Beach Road, Dubai',
    licence: 'CN-1830447',
    account: '0330000019500228417',
    bank: 'Mashreq',
    owner: { firstName: 'Mariam', lastName: 'Al Falasi', phone: '+971501110017' },
    trade: { ordersPerDay: 1, averageMinor: 310_000, weeks: 6 },
    shows: 'a full-revenue offer beside a plain one, and a call-back asked for',
  },
  {
    key: 'jabal',
    name: ['Jabal Outdoor', 'جبل للرحلات'],
    country: 'ARE',
    stores: [['Al Ain', 'العين']],
    legalName: 'Jabal Outdoor Supplies LLC',
    address: 'Shop 11, Hazza Bin Zayed Street, Al Ain',
    licence: 'CN-3310289',
    account: '0030011730920010001',
    bank: 'Abu Dhabi Commercial Bank',
    owner: { firstName: 'Saif', lastName: 'Al Ketbi', phone: '+971501110018' },
    trade: { ordersPerDay: 1, averageMinor: 60_000, weeks: 4 },
    shows: 'an advance repaid by direct debit, with a debit that failed and was repeated',
  },
  {
    key: 'warda',
    name: ['Warda Flowers', 'ورود وردة'],
    country: 'ARE',
    stores: [['Ajman Corniche', 'كورنيش عجمان']],
    legalName: 'Warda Flowers Trading LLC',
    address: 'Shop 5, Sheikh Khalifa Street, Ajman',
    licence: 'CN-2716604',
    account: '0240001520336644001',
    bank: 'Dubai Islamic Bank',
    owner: { firstName: 'Rana', lastName: 'Haddad', phone: '+971501110019' },
    experiments: ['redesigned_reset_form'],
    // Weddings and halls: much in one week, nothing in the next two.
    trade: { ordersPerDay: 3, averageMinor: 260_000, weeks: 26, weekFactors: onlyEvery(3, 0, 26) },
    shows: 'an application on one page that came back, with the form to fix it',
  },
  {
    key: 'waha',
    name: ['Waha Books', 'واحة الكتب'],
    country: 'ARE',
    stores: [['Alserkal Avenue', 'السركال أفنيو']],
    legalName: 'Waha Books LLC',
    address: 'Unit 9, Alserkal Avenue, Al Quoz, Dubai',
    licence: 'CN-2955120',
    account: '0500000000028417706',
    bank: 'Abu Dhabi Islamic Bank',
    owner: { firstName: 'Lubna', lastName: 'Saeed', phone: '+971501110020' },
    experiments: ['capital_fake_door'],
    trade: { ordersPerDay: 1, averageMinor: 18_000, weeks: 2 },
    shows: 'capital before it opens: on the waitlist',
  },
  {
    key: 'mawj',
    name: ['Mawj Swimwear', 'موج لملابس البحر'],
    country: 'BHR',
    stores: [['Seef', 'السيف']],
    legalName: 'Mawj Swimwear WLL',
    address: 'Shop 41, Building 2102, Road 2825, Seef, Manama',
    licence: '139902-1',
    account: 'BBKU00100000442211',
    bank: 'Bank of Bahrain and Kuwait',
    owner: { firstName: 'Dalal', lastName: 'Janahi', phone: '+97336110022' },
    experiments: ['capital_fake_door'],
    trade: { ordersPerDay: 1, averageMinor: 24_000, weeks: 2 },
    shows: 'capital before it opens: on the waitlist, with a purpose of its own words',
  },
  {
    key: 'ghaf',
    name: ['Ghaf Nursery', 'مشتل الغاف'],
    country: 'ARE',
    stores: [['Al Nakheel', 'النخيل']],
    legalName: 'Ghaf Nursery LLC',
    address: 'Plot 3, Al Nakheel, Ras Al Khaimah',
    licence: 'CN-3120774',
    account: '0400000990011250301',
    bank: 'National Bank of Ras Al Khaimah',
    owner: { firstName: 'Ahmed', lastName: 'Al Shehhi', phone: '+971501110021' },
    experiments: ['capital_fake_door'],
    trade: { ordersPerDay: 1, averageMinor: 21_000, weeks: 2 },
    shows: 'capital before it opens: the waitlist still to join',
  },
]

export const smallShops: readonly DemoMerchant[] = shops.map((shop) => {
  const { iban, ...terms } = countries[shop.country]
  const { key, experiments = [] } = shop
  return {
    id: `mer_${key}`,
    name: shop.name[0],
    nameAr: shop.name[1],
    country: shop.country,
    ...terms,
    stores: shop.stores.map(([name, nameAr, share = 1], index) => ({
      id: `sto_${key}${index + 1}`,
      name,
      nameAr,
      share,
    })),
    legalEntity: {
      id: `leg_${key}`,
      name: shop.legalName,
      address: shop.address,
      licence: shop.licence,
      iban: demoIban(iban, shop.account),
      bank: shop.bank,
      ...(shop.licenceEndsInDays !== undefined && { licenceEndsInDays: shop.licenceEndsInDays }),
    },
    people: [
      { id: `per_${key}1`, ...shop.owner, email: `owner@${key}.example`, role: 'workspace_admin' as const },
    ],
    offers: [],
    experiments: experiments.includes('capital_fake_door') ? experiments : ['capital', ...experiments],
    trade: { refundShare: 0, ...shop.trade },
    shows: shop.shows,
  }
})

/** Of the weeks from `since` to `until` weeks ago, all but every so-many-th are without sales. */
function onlyEvery(step: number, since: number, until: number): Record<number, number> {
  const weeks = Array.from({ length: until - since + 1 }, (_, index) => since + index)
  return Object.fromEntries(weeks.filter((ago) => ago % step !== 1).map((ago) => [ago, 0]))
}
