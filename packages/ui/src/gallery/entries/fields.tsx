import { Mail } from 'lucide-react'
import { AmountField } from '../../fields/numbers/amount-field.tsx'
import { OneTimeCode } from '../../fields/text/one-time-code.tsx'
import { PhoneField } from '../../fields/text/phone-field.tsx'
import { SearchField } from '../../fields/text/search-field.tsx'
import { SegmentedChoice } from '../../fields/choices/segmented-choice.tsx'
import { TextArea } from '../../fields/text/text-area.tsx'
import { TextField } from '../../fields/text/text-field.tsx'
import type { GalleryEntry, Say } from '../entry.tsx'
import { WithValue } from '../with-value.tsx'

export const fieldEntries: GalleryEntry[] = [
  {
    id: 'text-field',
    title: 'TextField, TextArea',
    states: [
      {
        name: 'empty',
        render: (say) => (
          <TextField
            label={say('Legal name', 'الاسم القانوني')}
            hint={say('As on your trade licence', 'كما في الرخصة التجارية')}
            placeholder={say('Noor Perfumes LLC', 'نور للعطور ذ.م.م')}
          />
        ),
      },
      {
        name: 'filled, with icon',
        render: (say) => (
          <TextField
            type="email"
            label={say('E-mail', 'البريد الإلكتروني')}
            prefix={<Mail />}
            defaultValue="owner@noor.example"
          />
        ),
      },
      {
        name: 'error',
        render: (say) => (
          <TextField
            label={say('IBAN', 'رقم الآيبان')}
            dir="ltr"
            defaultValue="AE07 0331"
            error={say(
              'An IBAN of the UAE has 23 characters; this has 8.',
              'رقم الآيبان الإماراتي 23 خانة، وهذا 8 خانات.',
            )}
          />
        ),
      },
      {
        name: 'optional, suffix',
        render: (say) => (
          <TextField
            label={say('Share', 'النسبة')}
            optional={say('Optional', 'اختياري')}
            suffix="%"
            inputMode="decimal"
            defaultValue="22"
          />
        ),
      },
      {
        name: 'disabled',
        render: (say) => (
          <TextField
            label={say('Store', 'المتجر')}
            defaultValue={say('Marina Mall', 'مارينا مول')}
            disabled
          />
        ),
      },
      {
        name: 'text area',
        render: (say) => (
          <TextArea
            label={say('What happened', 'ما الذي حدث')}
            count={say('24 of 500', '24 من 500')}
            defaultValue={say('The parcel came back.', 'عاد الطرد إلينا.')}
          />
        ),
      },
    ],
  },
  {
    id: 'phone-field',
    title: 'PhoneField',
    states: [
      { name: 'ready', render: (say) => <Phone say={say} /> },
      {
        name: 'error',
        render: (say) => (
          <Phone
            say={say}
            error={say('A mobile number of the UAE has 9 digits.', 'رقم الجوال الإماراتي 9 أرقام.')}
          />
        ),
      },
      { name: 'disabled', render: (say) => <Phone say={say} disabled /> },
    ],
  },
  {
    id: 'one-time-code',
    title: 'OneTimeCode',
    states: [
      { name: 'being typed', render: (say) => <Code say={say} start="41" /> },
      {
        name: 'wrong',
        render: (say) => (
          <Code say={say} start="4137" error={say('This code is not right.', 'الرمز غير صحيح.')} />
        ),
      },
      { name: 'disabled', render: (say) => <Code say={say} start="4137" disabled /> },
    ],
  },
  {
    id: 'amount-field',
    title: 'AmountField',
    states: [
      { name: 'ready', render: (say) => <Amount say={say} start="20450.00" /> },
      {
        name: 'error',
        render: (say) => (
          <Amount
            say={say}
            start="99"
            error={say('At least AED 5,000.00', '\u2066AED 5,000.00\u2069 على الأقل')}
          />
        ),
      },
      { name: 'disabled', render: (say) => <Amount say={say} start="20450.00" disabled /> },
    ],
  },
  {
    id: 'segmented-choice',
    title: 'SegmentedChoice',
    states: [
      { name: 'ready', render: (say) => <Segmented say={say} /> },
      { name: 'block', render: (say) => <Segmented say={say} block /> },
      { name: 'disabled', render: (say) => <Segmented say={say} disabled /> },
    ],
  },
  {
    id: 'search-field',
    title: 'SearchField',
    states: [
      { name: 'empty', render: (say) => <SearchSample say={say} start="" /> },
      { name: 'filled', render: (say) => <SearchSample say={say} start="A-20418" /> },
    ],
  },
]

function Phone({ say, error, disabled }: { say: Say; error?: string; disabled?: boolean }) {
  const countries = [
    { code: 'AE', name: say('United Arab Emirates', 'الإمارات العربية المتحدة'), dialCode: '971' },
    { code: 'SA', name: say('Saudi Arabia', 'المملكة العربية السعودية'), dialCode: '966' },
    { code: 'KW', name: say('Kuwait', 'الكويت'), dialCode: '965' },
  ]
  return (
    <WithValue start={{ country: 'AE', number: '50 123 4567' }}>
      {(value, setValue) => (
        <PhoneField
          label={say('Mobile number', 'رقم الجوال')}
          countryLabel={say('Country code', 'رمز الدولة')}
          countries={countries}
          country={value.country}
          onCountryChange={(country) => setValue({ ...value, country })}
          value={value.number}
          onValueChange={(number) => setValue({ ...value, number })}
          error={error}
          disabled={disabled}
        />
      )}
    </WithValue>
  )
}

function Code({
  say,
  start,
  error,
  disabled,
}: {
  say: Say
  start: string
  error?: string
  disabled?: boolean
}) {
  return (
    <WithValue start={start}>
      {(value, setValue) => (
        <OneTimeCode
          label={say('Code', 'الرمز')}
          length={4}
          value={value}
          onValueChange={setValue}
          error={error}
          disabled={disabled}
        />
      )}
    </WithValue>
  )
}

function Amount({
  say,
  start,
  error,
  disabled,
}: {
  say: Say
  start: string
  error?: string
  disabled?: boolean
}) {
  return (
    <WithValue start={start}>
      {(value, setValue) => (
        <AmountField
          label={say('Amount', 'المبلغ')}
          currency="AED"
          value={value}
          onValueChange={setValue}
          error={error}
          disabled={disabled}
        />
      )}
    </WithValue>
  )
}

function Segmented({ say, ...look }: { say: Say; block?: boolean; disabled?: boolean }) {
  return (
    <WithValue start="email">
      {(value, setValue) => (
        <SegmentedChoice
          label={say('Sign in with', 'الدخول عبر')}
          options={[
            { value: 'email', label: say('E-mail', 'البريد الإلكتروني') },
            { value: 'phone', label: say('Phone', 'الجوال') },
          ]}
          value={value}
          onValueChange={setValue}
          {...look}
        />
      )}
    </WithValue>
  )
}

function SearchSample({ say, start }: { say: Say; start: string }) {
  return (
    <WithValue start={start}>
      {(value, setValue) => (
        <SearchField
          label={say(`Search orders ${start}`, `ابحث في الطلبات ${start}`)}
          placeholder={say('Number, reference, phone', 'رقم الطلب أو المرجع أو الهاتف')}
          clearLabel={say('Clear', 'مسح')}
          shortcut="/"
          value={value}
          onValueChange={setValue}
        />
      )}
    </WithValue>
  )
}
