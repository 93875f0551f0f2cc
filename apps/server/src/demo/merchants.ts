import { demoIban } from './iban.ts'
import type { DemoMerchant, DemoStaff } from './merchant.ts'
import { smallShops } from './small-shops.ts'

/** The demo's merchants and people (issue text, section 7). Names, numbers and addresses are invented. */

const longEstablished: readonly DemoMerchant[] = [
  {
    id: 'mer_noor',
    name: 'Noor Perfumes',
    nameAr: 'عطور نور',
    country: 'ARE',
    currency: 'AED',
    commissionHundredths: 549,
    commissionFixedMinor: 100,
    vatPercent: 5,
    platform: 'shopify',
    stores: [
      { id: 'sto_noor1', name: 'Marina Mall', nameAr: 'مارينا مول' },
      { id: 'sto_noor2', name: 'City Walk', nameAr: 'سيتي ووك' },
      { id: 'sto_noor3', name: 'Dubai Hills', nameAr: 'دبي هيلز' },
      { id: 'sto_noor4', name: 'Online store', nameAr: 'المتجر الإلكتروني' },
    ],
    legalEntity: {
      id: 'leg_noor',
      name: 'Noor Perfumes Trading LLC',
      address: 'Office 1204, Marina Plaza, Dubai Marina, Dubai',
      licence: 'CN-1183406',
      iban: demoIban('AE', '0330000010195511611'),
      bank: 'Mashreq',
    },
    people: [
      {
        id: 'per_noor1',
        firstName: 'Noor',
        lastName: 'Al Hashimi',
        email: 'owner@noor.example',
        phone: '+971501110001',
        role: 'workspace_admin',
      },
      {
        id: 'per_noor2',
        firstName: 'Salim',
        lastName: 'Haddad',
        email: 'settlements@noor.example',
        phone: '+971501110002',
        role: 'settlements',
      },
      {
        id: 'per_noor3',
        firstName: 'Maha',
        lastName: 'Tariq',
        email: 'supervisor@noor.example',
        phone: '+971501110003',
        role: 'supervisor',
        stores: ['sto_noor1', 'sto_noor2'],
      },
      {
        id: 'per_noor4',
        firstName: 'Omar',
        lastName: 'Aziz',
        email: 'sales@noor.example',
        phone: '+971501110004',
        role: 'sales_manager',
        stores: ['sto_noor4'],
      },
    ],
    offers: [
      { id: 'ofr_noor1', store: 'sto_noor1', amountMajor: 150_000, tenor: 20 },
      { id: 'ofr_noor2', store: 'sto_noor4', amountMajor: 60_000, tenor: 12 },
    ],
    experiments: [
      'capital',
      'capital_feedback_form',
      'store_management',
      'locations',
      'marketing_and_products',
    ],
    // A weak week and one without sales, so that every kind of week is on the screen.
    trade: { ordersPerDay: 11, averageMinor: 42_000, refundShare: 0.03, weekFactors: { 4: 0.55, 7: 0 } },
    shows: 'an advance that is being repaid, with every kind of week',
  },
  {
    id: 'mer_rawaa',
    name: 'Rawaa Fashion',
    nameAr: 'روعة للأزياء',
    country: 'SAU',
    currency: 'SAR',
    commissionHundredths: 599,
    commissionFixedMinor: 150,
    vatPercent: 15,
    stores: [
      { id: 'sto_rawaa1', name: 'Riyadh Park', nameAr: 'الرياض بارك' },
      { id: 'sto_rawaa2', name: 'Online store', nameAr: 'المتجر الإلكتروني' },
    ],
    legalEntity: {
      id: 'leg_rawaa',
      name: 'Rawaa Fashion Company',
      address: '7421 King Fahd Road, Al Olaya, Riyadh 12212',
      licence: '1010478823',
      iban: demoIban('SA', '80000606608010167519'),
      bank: 'Al Rajhi Bank',
    },
    people: [
      {
        id: 'per_rawaa1',
        firstName: 'Rawaa',
        lastName: 'Al Otaibi',
        email: 'owner@rawaa.example',
        phone: '+966501110005',
        role: 'workspace_admin',
      },
    ],
    offers: [
      { id: 'ofr_rawaa1', store: 'sto_rawaa1', amountMajor: 120_000, tenor: 20 },
      { id: 'ofr_rawaa2', store: 'sto_rawaa2', amountMajor: 60_000, tenor: 12 },
    ],
    experiments: ['capital', 'store_management'],
    trade: { ordersPerDay: 8, averageMinor: 56_000, refundShare: 0.04 },
    shows: 'two offers to begin an application from',
  },
  {
    id: 'mer_bahri',
    name: 'Bahri Coffee',
    nameAr: 'قهوة بحري',
    country: 'BHR',
    currency: 'BHD',
    commissionHundredths: 499,
    commissionFixedMinor: 100,
    vatPercent: 10,
    stores: [{ id: 'sto_bahri1', name: 'Manama Souq', nameAr: 'سوق المنامة' }],
    legalEntity: {
      id: 'leg_bahri',
      name: 'Bahri Coffee Roasters WLL',
      address: 'Shop 14, Building 8, Road 330, Manama Souq, Manama',
      licence: '118834-1',
      iban: demoIban('BH', 'BMAG00001299123456'),
      bank: 'Bank of Bahrain and Kuwait',
    },
    people: [
      {
        id: 'per_bahri1',
        firstName: 'Yusuf',
        lastName: 'Bahri',
        email: 'owner@bahri.example',
        phone: '+97336110006',
        role: 'workspace_admin',
      },
    ],
    offers: [{ id: 'ofr_bahri1', store: 'sto_bahri1', amountMajor: 12_000, tenor: 16 }],
    experiments: ['capital'],
    trade: { ordersPerDay: 7, averageMinor: 41_500, refundShare: 0.02 },
    shows: 'one offer, three decimals',
  },
]

export const demoMerchants: readonly DemoMerchant[] = [...longEstablished, ...smallShops]

export const demoStaff: readonly DemoStaff[] = [
  {
    id: 'stf_underwriter',
    name: 'Layla Mansour',
    email: 'underwriter@desk.example',
    phone: '+971502220001',
    roles: ['underwriter'],
  },
  {
    id: 'stf_second',
    name: 'Karim Saleh',
    email: 'second@desk.example',
    phone: '+971502220002',
    roles: ['underwriter'],
  },
  {
    id: 'stf_reviewer',
    name: 'Dana Khoury',
    email: 'reviewer@desk.example',
    phone: '+971502220003',
    roles: ['reviewer'],
  },
  {
    id: 'stf_agent',
    name: 'Hadi Nasser',
    email: 'agent@desk.example',
    phone: '+971502220004',
    roles: ['support_agent'],
  },
  {
    id: 'stf_finance',
    name: 'Rima Fares',
    email: 'finance@desk.example',
    phone: '+971502220005',
    roles: ['finance'],
  },
  {
    id: 'stf_finance2',
    name: 'Omar Haddad',
    email: 'second-finance@desk.example',
    phone: '+971502220007',
    roles: ['finance'],
  },
  {
    id: 'stf_admin',
    name: 'Sami Darwish',
    email: 'admin@desk.example',
    phone: '+971502220006',
    roles: ['desk_admin'],
  },
]
