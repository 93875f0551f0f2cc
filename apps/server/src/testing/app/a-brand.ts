import type { LetterBrand } from '../../platform/mail/letter-brand.ts'

/** The product and its company, as letters of tests name them. */
export const aBrand: LetterBrand = {
  name: 'Daftar',
  nameAr: 'دفتر',
  legalName: 'Daftar Payments LLC',
  legalNameAr: 'دفتر للمدفوعات ذ.م.م',
  legalAddress: 'Office 1204, Al Maryah Island, Abu Dhabi',
  legalAddressAr: 'مكتب 1204، جزيرة المارية، أبوظبي',
  taxNumbers: { ARE: '100412876500003' },
  supportEmail: 'support@daftar.example',
  settingsAddress: 'https://daftar.example/account/notifications',
}
