import { Badge } from '../../states/badge.tsx'
import type { Tone } from '../../states/tone.tsx'
import { Card } from '../../frame/card.tsx'
import { DataTable } from '../../data/data-table.tsx'
import type { Column, Sort } from '../../data/data-table.tsx'
import { DateText } from '../../text/date-text.tsx'
import { DescriptionList } from '../../data/description-list.tsx'
import { EmptyState } from '../../states/empty-state.tsx'
import { FilterChip, FilterRow } from '../../controls/filter-chip.tsx'
import { Checkbox } from '../../fields/choices/checkbox.tsx'
import { ListFoot } from '../../data/list-foot.tsx'
import { Ltr, Typed } from '../../text/ltr.tsx'
import { Money } from '../../text/money.tsx'
import { SearchField } from '../../fields/text/search-field.tsx'
import type { GalleryEntry, Say } from '../entry.tsx'
import { WithValue } from '../with-value.tsx'

export const dataEntries: GalleryEntry[] = [
  {
    id: 'money',
    title: 'Money, Ltr, Typed, DateText',
    states: [
      {
        name: 'sizes',
        render: () => (
          <>
            <Money value="51460.00" currency="AED" size="hero" />
            <Money value="1240.00" currency="AED" size="large" />
            <Money value="1240.00" currency="AED" size="strong" />
            <Money value="1240.000" currency="BHD" />
          </>
        ),
      },
      {
        name: 'signs',
        render: () => (
          <>
            <Money value="-1858.50" currency="AED" muted />
            <Money value="-0.00" currency="AED" />
            <Money value="640.00" currency="AED" sign="always" />
          </>
        ),
      },
      {
        name: 'inside a sentence',
        render: (say) => (
          <p>
            {say('We sent ', 'أرسلنا ')}
            <Money value="21061.17" currency="AED" size="strong" />
            {say(' to ', ' إلى ')}
            <Ltr>AE07 0331 2345</Ltr> (<Typed>{say('شركة نور', 'Noor Perfumes LLC')}</Typed>)
            {say(' on ', ' يوم ')}
            <DateText
              text="23/11/26"
              dateTime="2026-11-23"
              weekday={say('Monday', 'الاثنين')}
              title={say('Dubai time', 'بتوقيت دبي')}
            />
            .
          </p>
        ),
      },
    ],
  },
  {
    id: 'data-table',
    title: 'DataTable, FilterRow, ListFoot',
    states: [
      {
        name: 'rows, sorted, selectable',
        wide: true,
        render: (say) => (
          <>
            <FilterSample say={say} />
            <TableSample say={say} />
          </>
        ),
      },
      {
        name: 'empty',
        wide: true,
        render: (say) => (
          <DataTable<Order>
            label={say('Orders, none', 'الطلبات، لا شيء')}
            columns={columns(say)}
            rows={[]}
            rowKey={({ number }) => number}
            instead={
              <EmptyState title={say('Nothing matches', 'لا نتائج مطابقة')}>
                {say('Clear a filter to see more.', 'أزل أحد عوامل التصفية لرؤية المزيد.')}
              </EmptyState>
            }
          />
        ),
      },
    ],
  },
  {
    id: 'description-list',
    title: 'DescriptionList, Card',
    states: [
      {
        name: 'sum',
        render: (say) => (
          <Card title={say('This week so far', 'هذا الأسبوع حتى الآن')}>
            <DescriptionList
              facts={[
                {
                  id: '1',
                  label: say('Sales captured', 'مبيعات محصّلة'),
                  value: <Money value="29500.00" currency="AED" />,
                },
                {
                  id: '2',
                  label: say('Refunds', 'مبالغ مستردة'),
                  value: <Money value="-640.00" currency="AED" />,
                  look: 'muted',
                },
                {
                  id: '3',
                  label: say('Advance, 22%', 'السلفة، 22%'),
                  value: <Money value="-5940.33" currency="AED" />,
                  look: 'muted',
                },
                {
                  id: '4',
                  label: say('Payout on Monday', 'دفعة الاثنين'),
                  value: <Money value="22919.67" currency="AED" />,
                  look: 'total',
                },
              ]}
            />
          </Card>
        ),
      },
      {
        name: 'stacked',
        render: (say) => (
          <Card
            title={say('Legal entity', 'الكيان القانوني')}
            subtitle={say('As on the licence', 'كما في الرخصة')}
          >
            <DescriptionList
              layout="stacked"
              facts={[
                { id: '1', label: say('Name', 'الاسم'), value: say('Noor Perfumes LLC', 'نور للعطور ذ.م.م') },
                { id: '2', label: say('Licence', 'الرخصة'), value: <Ltr>CN-1234567</Ltr> },
                { id: '3', label: say('IBAN', 'الآيبان'), value: <Ltr>AE07 0331 2345 6789 0123 456</Ltr> },
              ]}
            />
          </Card>
        ),
      },
    ],
  },
]

type Order = {
  number: string
  date: string
  store: string
  shopper: string
  tone: Tone
  status: string
  amount: string
}

function orders(say: Say): Order[] {
  const captured = { tone: 'positive' as const, status: say('Captured', 'تم التحصيل') }
  return [
    {
      number: 'A-20418',
      date: '19/11/26 14:02',
      store: say('Marina Mall', 'مارينا مول'),
      shopper: say('Huda M.', 'هدى م.'),
      ...captured,
      amount: '1240.00',
    },
    {
      number: 'A-20417',
      date: '19/11/26 13:40',
      store: say('Online', 'المتجر الإلكتروني'),
      shopper: say('Omar A.', 'عمر ع.'),
      tone: 'info',
      status: say('New', 'جديد'),
      amount: '389.50',
    },
    {
      number: 'A-20415',
      date: '19/11/26 11:58',
      store: say('City Walk', 'سيتي ووك'),
      shopper: say('Yousef R.', 'يوسف ر.'),
      tone: 'warning',
      status: say('Partially refunded', 'مسترد جزئيًا'),
      amount: '760.00',
    },
    {
      number: 'A-20413',
      date: '18/11/26 21:07',
      store: say('Dubai Hills', 'دبي هيلز'),
      shopper: say('Khalid S.', 'خالد س.'),
      tone: 'neutral',
      status: say('Refunded', 'مسترد'),
      amount: '530.00',
    },
  ]
}

function columns(say: Say): Column<Order>[] {
  return [
    { id: 'number', header: say('Order', 'الطلب'), cell: ({ number }) => <Ltr>{number}</Ltr> },
    {
      id: 'date',
      header: say('Date', 'التاريخ'),
      sortable: true,
      cell: ({ date }) => <DateText text={date} dateTime="2026-11-19T10:02Z" muted />,
    },
    { id: 'store', header: say('Store', 'المتجر'), cell: ({ store }) => store },
    { id: 'shopper', header: say('Shopper', 'المشتري'), cell: ({ shopper }) => <Typed>{shopper}</Typed> },
    {
      id: 'status',
      header: say('Status', 'الحالة'),
      cell: ({ tone, status }) => <Badge tone={tone}>{status}</Badge>,
    },
    {
      id: 'amount',
      header: say('Amount', 'المبلغ'),
      align: 'end',
      sortable: true,
      cell: ({ amount }) => <Money value={amount} currency="AED" size="strong" />,
    },
  ]
}

function TableSample({ say }: { say: Say }) {
  return (
    <WithValue<{ sort: Sort; selected: Set<string> }>
      start={{ sort: { column: 'date', direction: 'descending' }, selected: new Set(['A-20417']) }}
    >
      {(value, setValue) => (
        <DataTable<Order>
          label={say('Orders', 'الطلبات')}
          columns={columns(say)}
          rows={orders(say)}
          rowKey={({ number }) => number}
          rowHref={({ number }) => `#${number}`}
          sort={value.sort}
          onSortChange={(sort) => setValue({ ...value, sort })}
          selection={{
            selected: value.selected,
            onSelectedChange: (selected) => setValue({ ...value, selected }),
            selectAllLabel: say('Select all', 'تحديد الكل'),
            selectLabel: ({ number }) => `${say('Select', 'تحديد')} ${number}`,
          }}
          renderCard={(order) => <OrderCard order={order} />}
          footer={
            <ListFoot
              list={someMore}
              moreLabel={say('Load more', 'عرض المزيد')}
              problem={() => say('No connection', 'لا يوجد اتصال')}
            >
              {say('4 of 1,284', '4 من 1,284')}
            </ListFoot>
          }
        />
      )}
    </WithValue>
  )
}

/** A list whose next page did not come. */
const someMore = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: true,
  error: null,
  fetchNextPage: () => undefined,
}

function OrderCard({ order }: { order: Order }) {
  const line = { display: 'flex', justifyContent: 'space-between', gap: 12, flexWrap: 'wrap' } as const
  return (
    <div style={{ display: 'grid', gap: 6 }}>
      <div style={line}>
        <Ltr>{order.number}</Ltr>
        <Money value={order.amount} currency="AED" size="strong" />
      </div>
      <div style={line}>
        <span>
          <Typed>{order.shopper}</Typed> · {order.store}
        </span>
        <Badge tone={order.tone}>{order.status}</Badge>
      </div>
    </div>
  )
}

function FilterSample({ say }: { say: Say }) {
  return (
    <FilterRow>
      <WithValue start="">
        {(value, onValueChange) => (
          <SearchField
            label={say('Search', 'بحث')}
            placeholder={say('Number, reference, phone', 'رقم الطلب أو المرجع أو الهاتف')}
            clearLabel={say('Clear', 'مسح')}
            shortcut="/"
            {...{ value, onValueChange }}
          />
        )}
      </WithValue>
      <FilterChip
        label={say('Date', 'التاريخ')}
        value={say('This month', 'هذا الشهر')}
        clearLabel={say('Clear the date', 'مسح التاريخ')}
        onClear={() => undefined}
      >
        {say('Choose a month', 'اختر شهرًا')}
      </FilterChip>
      <FilterChip label={say('Status', 'الحالة')} clearLabel={say('Clear', 'مسح')} onClear={() => undefined}>
        <Checkbox label={say('Captured', 'تم التحصيل')} />
      </FilterChip>
    </FilterRow>
  )
}
