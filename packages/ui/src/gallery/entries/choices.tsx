import { ChartNoAxesColumn, Store } from 'lucide-react'
import { CheckboxGroup } from '../../fields/choices/checkbox-group.tsx'
import { Checkbox } from '../../fields/choices/checkbox.tsx'
import { ComboBox } from '../../fields/choices/combo-box.tsx'
import { DatePicker } from '../../fields/dates/date-picker.tsx'
import { MultiSelect } from '../../fields/choices/multi-select.tsx'
import { RadioCards } from '../../fields/choices/radio-cards.tsx'
import { Select } from '../../fields/choices/select.tsx'
import type { SelectOption } from '../../fields/choices/select.tsx'
import { SliderField } from '../../fields/numbers/slider-field.tsx'
import type { GalleryEntry, Say } from '../entry.tsx'
import { WithValue } from '../with-value.tsx'

export const choiceEntries: GalleryEntry[] = [
  {
    id: 'select',
    title: 'Select, MultiSelect, ComboBox',
    states: [
      { name: 'empty', render: (say) => <SelectSample say={say} start={null} /> },
      { name: 'chosen', render: (say) => <SelectSample say={say} start="marina" /> },
      {
        name: 'error',
        render: (say) => (
          <SelectSample say={say} start={null} error={say('Choose a store.', 'اختر متجرًا.')} />
        ),
      },
      { name: 'disabled', render: (say) => <SelectSample say={say} start="marina" disabled /> },
      {
        name: 'several',
        render: (say) => (
          <WithValue start={['marina', 'online']}>
            {(values, setValues) => (
              <MultiSelect
                label={say('Stores', 'المتاجر')}
                placeholder={say('All stores', 'كل المتاجر')}
                options={stores(say)}
                values={values}
                onValuesChange={setValues}
              />
            )}
          </WithValue>
        ),
      },
      {
        name: 'combo box',
        render: (say) => (
          <WithValue<string | null> start="city">
            {(value, setValue) => (
              <ComboBox
                label={say('Find a store', 'ابحث عن متجر')}
                hint={say('Type a part of its name', 'اكتب جزءًا من الاسم')}
                emptyLabel={say('Nothing matches', 'لا نتائج مطابقة')}
                options={stores(say)}
                value={value}
                onValueChange={setValue}
              />
            )}
          </WithValue>
        ),
      },
    ],
  },
  {
    id: 'checkbox',
    title: 'Checkbox, CheckboxGroup',
    states: [
      {
        name: 'single',
        render: (say) => (
          <div style={{ display: 'grid', gap: 8 }}>
            <Checkbox
              label={say('I have read the terms', 'قرأت الشروط')}
              description={say('The contract has 12 pages', 'العقد 12 صفحة')}
              defaultChecked
            />
            <Checkbox label={say('Some of the stores', 'بعض المتاجر')} indeterminate />
            <Checkbox label={say('Not possible now', 'غير متاح الآن')} disabled />
            <Checkbox
              label={say('Agree', 'أوافق')}
              error={say('Tick this to go on.', 'ضع علامة هنا للمتابعة.')}
            />
          </div>
        ),
      },
      {
        name: 'group',
        render: (say) => (
          <WithValue<string[]> start={['marina']}>
            {(values, onValuesChange) => (
              <CheckboxGroup
                label={say('Stores', 'المتاجر')}
                options={stores(say)}
                {...{ values, onValuesChange }}
              />
            )}
          </WithValue>
        ),
      },
    ],
  },
  {
    id: 'radio-cards',
    title: 'RadioCards',
    states: [
      { name: 'list', render: (say) => <Radio say={say} /> },
      { name: 'columns', wide: true, render: (say) => <Radio say={say} layout="columns" /> },
      { name: 'error', render: (say) => <Radio say={say} error={say('Choose one.', 'اختر واحدًا.')} /> },
    ],
  },
  {
    id: 'slider-field',
    title: 'SliderField',
    states: [
      { name: 'amount', render: (say) => <SliderSample say={say} /> },
      { name: 'disabled', render: (say) => <SliderSample say={say} disabled /> },
    ],
  },
  {
    id: 'date-picker',
    title: 'DatePicker',
    states: [
      { name: 'chosen', render: (say) => <DateSample say={say} start="2026-11-23" /> },
      { name: 'empty', render: (say) => <DateSample say={say} start="" /> },
      {
        name: 'error',
        render: (say) => (
          <DateSample say={say} start="2026-11-20" error={say('Not in the past.', 'ليس في الماضي.')} />
        ),
      },
      { name: 'disabled', render: (say) => <DateSample say={say} start="2026-11-23" disabled /> },
    ],
  },
]

function stores(say: Say): SelectOption[] {
  return [
    { value: 'marina', label: say('Marina Mall', 'مارينا مول'), description: say('Dubai', 'دبي') },
    { value: 'city', label: say('City Walk', 'سيتي ووك'), description: say('Dubai', 'دبي') },
    { value: 'online', label: say('Online', 'المتجر الإلكتروني') },
    { value: 'closed', label: say('Old Town', 'البلدة القديمة'), disabled: true },
  ]
}

function SelectSample({
  say,
  start,
  ...rest
}: {
  say: Say
  start: string | null
  error?: string
  disabled?: boolean
}) {
  return (
    <WithValue start={start}>
      {(value, setValue) => (
        <Select
          label={say('Store', 'المتجر')}
          placeholder={say('Choose a store', 'اختر متجرًا')}
          options={stores(say)}
          value={value}
          onValueChange={setValue}
          {...rest}
        />
      )}
    </WithValue>
  )
}

function Radio({ say, ...rest }: { say: Say; layout?: 'columns'; error?: string }) {
  return (
    <WithValue start="sales">
      {(value, setValue) => (
        <RadioCards
          label={say('How you sell', 'كيف تبيع')}
          value={value}
          onValueChange={setValue}
          options={[
            {
              value: 'sales',
              label: say('In stores', 'في المتاجر'),
              description: say('Cashiers send a link or show a code', 'يرسل الموظف رابطًا أو يعرض رمزًا'),
              icon: <Store />,
            },
            {
              value: 'online',
              label: say('Online', 'عبر الإنترنت'),
              description: say('Through a website or an app', 'عبر موقع أو تطبيق'),
              icon: <ChartNoAxesColumn />,
            },
            { value: 'none', label: say('Not yet', 'ليس بعد'), disabled: true },
          ]}
          {...rest}
        />
      )}
    </WithValue>
  )
}

function SliderSample({ say, disabled }: { say: Say; disabled?: boolean }) {
  return (
    <WithValue start={35000}>
      {(value, setValue) => (
        <SliderField
          label={say('Advance', 'مبلغ السلفة')}
          prefix="AED"
          min={5000}
          max={80000}
          step={500}
          value={value}
          onValueChange={setValue}
          minLabel={<bdi dir="ltr">AED 5,000</bdi>}
          maxLabel={<bdi dir="ltr">AED 80,000</bdi>}
          decreaseLabel={say('Less', 'أقل')}
          increaseLabel={say('More', 'أكثر')}
          disabled={disabled}
        />
      )}
    </WithValue>
  )
}

function DateSample({
  say,
  start,
  ...rest
}: {
  say: Say
  start: string
  error?: string
  disabled?: boolean
}) {
  return (
    <WithValue start={start}>
      {(value, setValue) => (
        <DatePicker
          label={say('Expiry date', 'تاريخ الانتهاء')}
          min="2026-11-21"
          value={value}
          onValueChange={setValue}
          {...rest}
        />
      )}
    </WithValue>
  )
}
