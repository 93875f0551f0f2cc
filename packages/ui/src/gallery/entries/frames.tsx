import {
  ChartNoAxesColumn,
  CircleUserRound,
  Languages,
  LayoutDashboard,
  ReceiptText,
  Store,
  TrendingUp,
  TriangleAlert,
} from 'lucide-react'
import { Download, MessageSquare, Plus, Wallet } from 'lucide-react'
import { Accordion } from '../../data/accordion.tsx'
import { AppFrame } from '../../frame/app-frame.tsx'
import { Badge } from '../../states/badge.tsx'
import { Brand } from '../../frame/brand.tsx'
import { Breadcrumbs } from '../../frame/breadcrumbs.tsx'
import { Button } from '../../controls/button.tsx'
import { Card } from '../../frame/card.tsx'
import { Column, Columns } from '../../data/columns.tsx'
import { CountBadge } from '../../states/count-badge.tsx'
import { PageHeader } from '../../frame/page-header.tsx'
import { SearchButton } from '../../controls/search-button.tsx'
import { RuledPaper } from '../../frame/ruled-paper.tsx'
import { Sidebar } from '../../frame/sidebar.tsx'
import type { SidebarGroup } from '../../frame/sidebar.tsx'
import type { SidebarItem } from '../../frame/sidebar-item.tsx'
import { StepForm } from '../../fields/step-form.tsx'
import { Stepper } from '../../frame/stepper.tsx'
import type { Step } from '../../frame/stepper.tsx'
import { TabLinks } from '../../frame/tab-links.tsx'
import { Tabs } from '../../frame/tabs.tsx'
import { TextField } from '../../fields/text/text-field.tsx'
import { Timeline, TimelineEvent } from '../../data/timeline.tsx'
import { TopBar } from '../../frame/top-bar.tsx'
import { TopStrip } from '../../frame/top-strip.tsx'
import { useIsPhone } from '../../page/use-media-query.tsx'
import type { GalleryEntry, Say } from '../entry.tsx'
import { WithValue } from '../with-value.tsx'

export const frameEntries: GalleryEntry[] = [
  {
    id: 'page-header',
    title: 'PageHeader, Breadcrumbs',
    states: [
      {
        name: 'title and actions',
        wide: true,
        render: (say) => (
          <PageHeader
            title={say('Orders', 'الطلبات')}
            subtitle={say('1,284 this month', '1,284 هذا الشهر')}
            moreLabel={say('More', 'المزيد')}
            actions={[{ id: 'export', label: say('Export', 'تصدير'), icon: <Download /> }]}
            primaryAction={{ id: 'new', label: say('Create payment link', 'إنشاء رابط دفع'), icon: <Plus /> }}
          />
        ),
      },
      {
        name: 'breadcrumbs and status',
        wide: true,
        render: (say) => (
          <PageHeader
            title={say('Advance from 14 September', 'سلفة 14 سبتمبر')}
            status={<Badge tone="accent">{say('Active', 'نشطة')}</Badge>}
            breadcrumbs={{ label: say('Breadcrumbs', 'مسار الصفحة'), crumbs: crumbs(say) }}
          />
        ),
      },
      {
        name: 'breadcrumbs alone',
        render: (say) => <Breadcrumbs label={say('Path', 'المسار')} crumbs={crumbs(say)} />,
      },
    ],
  },
  {
    id: 'timeline',
    title: 'Timeline, Columns',
    states: [
      {
        name: 'tones, beside a card',
        wide: true,
        render: (say) => (
          <Columns second="aside">
            <Column>
              <Card title={say('Timeline', 'السجل')}>
                <Timeline>
                  <TimelineEvent tone="warning">
                    {say('Refunded AED 120.00', 'استرداد \u2066AED 120.00\u2069')}
                  </TimelineEvent>
                  <TimelineEvent tone="positive">
                    {say('Captured AED 640.00', 'تحصيل \u2066AED 640.00\u2069')}
                  </TimelineEvent>
                  <TimelineEvent>{say('Order created', 'أُنشئ الطلب')}</TimelineEvent>
                </Timeline>
              </Card>
            </Column>
            <Column as="aside">
              <Card title={say('Summary', 'الملخص')}>{say('Store: Dubai Hills', 'المتجر: دبي هيلز')}</Card>
            </Column>
          </Columns>
        ),
      },
    ],
  },
  {
    id: 'stepper',
    title: 'Stepper',
    states: [
      {
        name: 'under way',
        wide: true,
        render: (say) => (
          <Stepper
            label={say('Your application', 'طلبك')}
            steps={steps(say)}
            stateLabels={{
              done: say('done', 'مكتملة'),
              current: say('now', 'الحالية'),
              upcoming: say('to come', 'قادمة'),
              attention: say('needs changes', 'بحاجة إلى تعديل'),
            }}
          />
        ),
      },
    ],
  },
  {
    id: 'tabs',
    title: 'Tabs, TabLinks, Accordion',
    states: [
      {
        name: 'tabs',
        wide: true,
        render: (say) => (
          <WithValue start="open">
            {(value, onValueChange) => (
              <Tabs
                label={say('Disputes', 'النزاعات')}
                {...{ value, onValueChange }}
                tabs={[
                  {
                    id: 'open',
                    label: say('Open', 'مفتوحة'),
                    badge: <CountBadge count={3} />,
                    content: say('Three open disputes', 'ثلاثة نزاعات مفتوحة'),
                  },
                  { id: 'done', label: say('Closed', 'مغلقة'), content: say('None', 'لا شيء') },
                  { id: 'off', label: say('Archived', 'مؤرشفة'), content: null, disabled: true },
                ]}
              />
            )}
          </WithValue>
        ),
      },
      {
        name: 'links',
        wide: true,
        render: (say) => (
          <TabLinks
            label={say('Payouts', 'الدفعات')}
            links={[
              { href: '#tabs', label: say('Completed', 'مكتملة'), current: true },
              { href: '#tabs-upcoming', label: say('Upcoming', 'قادمة') },
            ]}
          />
        ),
      },
      {
        name: 'accordion',
        wide: true,
        render: (say) => (
          <Accordion
            name={say('questions', 'أسئلة')}
            items={[
              {
                id: '1',
                title: say('When am I paid?', 'متى أستلم الدفعة؟'),
                content: say('Every Monday, or the next working day.', 'كل يوم اثنين، أو يوم العمل التالي.'),
                open: true,
              },
              {
                id: '2',
                title: say('What is the weekly minimum?', 'ما الحد الأدنى الأسبوعي؟'),
                content: say('The least we take in a week.', 'أقل ما نخصمه في الأسبوع.'),
              },
            ]}
          />
        ),
      },
    ],
  },
  {
    id: 'sidebar',
    title: 'Sidebar, TopBar, TopStrip, SearchButton, AppFrame',
    states: [{ name: 'frame', wide: true, render: (say) => <FrameSample say={say} /> }],
  },
  {
    id: 'step-form',
    title: 'StepForm',
    states: [
      {
        name: 'a step',
        wide: true,
        render: (say) => (
          <StepForm
            title={say('Bank details', 'بيانات البنك')}
            intro={say('Where your payouts go.', 'إلى أين تُرسل دفعاتك.')}
            savedText={say('Saved 10:42', 'حُفظ 10:42')}
            onSubmit={(event) => event.preventDefault()}
            actions={
              <>
                <Button>{say('Back', 'رجوع')}</Button>
                <Button variant="primary" type="submit">
                  {say('Continue', 'متابعة')}
                </Button>
              </>
            }
          >
            <TextField
              label={say('IBAN', 'رقم الآيبان')}
              dir="ltr"
              defaultValue="AE07 0331 2345 6789 0123 456"
            />
            <TextField
              label={say('Account holder', 'صاحب الحساب')}
              defaultValue={say('Noor Perfumes LLC', 'نور للعطور')}
            />
          </StepForm>
        ),
      },
    ],
  },
  {
    id: 'ruled-paper',
    title: 'RuledPaper, Brand',
    states: [
      {
        name: 'panel',
        wide: true,
        render: (say) => (
          <div style={{ blockSize: 420 }}>
            <RuledPaper
              head={<Brand name={say('Daftar', 'دفتر')} mark="د" onAccent />}
              line={say('Every dirham, explained.', 'كل درهم في مكانه.')}
              foot={<Button>{say('Get the merchant app', 'حمّل تطبيق التاجر')}</Button>}
            />
          </div>
        ),
      },
      { name: 'brand', render: (say) => <Brand name={say('Daftar', 'دفتر')} mark="د" href="#brand" /> },
    ],
  },
]

function crumbs(say: Say) {
  return [{ label: say('Capital', 'التمويل'), href: '#capital' }, { label: say('Advances', 'السلف') }]
}

function steps(say: Say): Step[] {
  return [
    { id: 'amount', label: say('Amount', 'المبلغ'), state: 'done', href: '#amount' },
    { id: 'details', label: say('Your details', 'بياناتك'), state: 'attention', href: '#details' },
    { id: 'bank', label: say('Bank', 'البنك'), state: 'current' },
    { id: 'documents', label: say('Documents', 'المستندات'), state: 'upcoming' },
    { id: 'sign', label: say('Sign', 'التوقيع'), state: 'upcoming' },
  ]
}

function FrameSample({ say }: { say: Say }) {
  const phone = useIsPhone()
  const brand = { name: say('Daftar', 'دفتر'), mark: 'د', href: '#home' }
  return (
    <WithValue start={{ collapsed: false, open: false }}>
      {(value, setValue) => (
        <AppFrame
          skipLabel={say('Skip to content', 'تخطَّ إلى المحتوى')}
          topBar={
            <>
              <TopBar
                brand={brand}
                menuLabel={say('Open menu', 'فتح القائمة')}
                menuOpen={value.open}
                onMenuOpen={() => setValue({ ...value, open: true })}
              />
              <TopStrip start={<strong>{say('Noor Perfumes', 'عطور نور')}</strong>}>
                <SearchButton label={say('Search', 'بحث')} keys={['Ctrl', 'K']} onPress={() => undefined} />
              </TopStrip>
            </>
          }
          sidebar={
            <Sidebar
              label={say('Main menu', 'القائمة الرئيسية')}
              brand={brand}
              groups={groups(say)}
              footer={footer(say)}
              alert={{
                tone: 'warning',
                title: say('Licence needs an update', 'الرخصة بحاجة إلى تحديث'),
                text: say('Noor Perfumes LLC', 'نور للعطور ذ.م.م'),
                link: { href: '#legal', label: say('Supply it', 'استكمالها') },
              }}
              collapsed={value.collapsed}
              onCollapsedChange={(collapsed) => setValue({ ...value, collapsed })}
              collapseLabel={say('Collapse menu', 'طي القائمة')}
              expandLabel={say('Expand menu', 'توسيع القائمة')}
              open={value.open}
              onOpenChange={(open) => setValue({ ...value, open })}
              closeLabel={say('Close menu', 'إغلاق القائمة')}
            />
          }
        >
          <h1>{phone ? say('On a phone', 'على الهاتف') : say('On a desk', 'على المكتب')}</h1>
        </AppFrame>
      )}
    </WithValue>
  )
}

function groups(say: Say): SidebarGroup[] {
  return [
    {
      id: 'general',
      title: say('General', 'عام'),
      items: [
        {
          id: 'dashboard',
          label: say('Dashboard', 'الرئيسية'),
          icon: <LayoutDashboard />,
          href: '#dashboard',
        },
        {
          id: 'orders',
          label: say('Orders', 'الطلبات'),
          icon: <ReceiptText />,
          href: '#orders',
          current: true,
        },
        {
          id: 'analytics',
          label: say('Analytics', 'التحليلات'),
          icon: <ChartNoAxesColumn />,
          href: '#analytics',
        },
        {
          id: 'disputes',
          label: say('Disputes', 'النزاعات'),
          icon: <TriangleAlert />,
          href: '#disputes',
          badge: { count: 3, label: say('3 open disputes', '3 نزاعات مفتوحة') },
        },
      ],
    },
    {
      id: 'finance',
      title: say('Finance', 'المالية'),
      items: [
        { id: 'payouts', label: say('Payouts', 'الدفعات'), icon: <Wallet />, href: '#payouts' },
        {
          id: 'capital',
          label: say('Capital', 'التمويل'),
          icon: <TrendingUp />,
          href: '#capital',
          badge: { count: say('new', 'جديد'), label: say('new', 'جديد') },
        },
      ],
    },
    {
      id: 'business',
      title: say('Business profile', 'الملف التجاري'),
      items: [
        { id: 'stores', label: say('Stores', 'المتاجر'), icon: <Store />, href: '#stores' },
        {
          id: 'support',
          label: say('Support', 'الدعم'),
          icon: <MessageSquare />,
          href: '#support',
          dot: say('Unread messages', 'رسائل غير مقروءة'),
        },
      ],
    },
  ]
}

function footer(say: Say): SidebarItem[] {
  return [
    {
      id: 'language',
      label: say('العربية', 'English'),
      lang: say('ar', 'en'),
      icon: <Languages />,
      onPress: () => undefined,
    },
    { id: 'account', label: 'owner@noor.example', typed: true, icon: <CircleUserRound />, href: '#account' },
  ]
}
