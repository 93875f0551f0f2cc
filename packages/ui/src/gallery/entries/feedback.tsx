import { Badge } from '../../states/badge.tsx'
import { Banner } from '../../states/banner.tsx'
import { Button } from '../../controls/button.tsx'
import { CountBadge, DotBadge } from '../../states/count-badge.tsx'
import { EmptyState } from '../../states/empty-state.tsx'
import { ErrorPage } from '../../states/error-page.tsx'
import { ErrorSummary } from '../../fields/error-summary.tsx'
import { FailedState } from '../../states/failed-state.tsx'
import { FileDrop } from '../../fields/files/file-drop.tsx'
import type { FileRowState } from '../../fields/files/file-row.tsx'
import { Link } from '../../controls/link.tsx'
import { Notice } from '../../states/notice.tsx'
import { ProgressBar } from '../../charts/progress-bar.tsx'
import { Loading, SkeletonBlock, SkeletonCard, SkeletonTable, SkeletonText } from '../../states/skeleton.tsx'
import { Spinner } from '../../states/spinner.tsx'
import { ToastRegion } from '../../overlays/toast-region.tsx'
import type { ToastVariant } from '../../overlays/toast-queue.tsx'
import type { Tone } from '../../states/tone.tsx'
import { useToasts } from '../../overlays/use-toasts.tsx'
import type { GalleryEntry, Say } from '../entry.tsx'

const tones: Tone[] = ['positive', 'warning', 'negative', 'accent', 'info', 'iris', 'neutral']

export const feedbackEntries: GalleryEntry[] = [
  {
    id: 'badge',
    title: 'Badge, CountBadge, DotBadge',
    states: [
      {
        name: 'tones',
        render: (say) =>
          tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {toneWords(say)[tone]}
            </Badge>
          )),
      },
      {
        name: 'counts',
        render: (say) => (
          <>
            <CountBadge count={3} label={say('3 open disputes', '3 نزاعات مفتوحة')} />
            <CountBadge count={140} label={say('140 open disputes', '140 نزاعًا مفتوحًا')} />
            <CountBadge count={say('new', 'جديد')} />
            <CountBadge count={12} tone="quiet" />
            <DotBadge label={say('Unread messages', 'رسائل غير مقروءة')} />
          </>
        ),
      },
    ],
  },
  {
    id: 'notice',
    title: 'Notice, Banner, ErrorSummary',
    states: [
      ...tones.map((tone) => ({
        name: tone,
        render: (say: Say) => (
          <Notice
            tone={tone}
            title={say('Last week we took more than 22%', 'خصمنا الأسبوع الماضي أكثر من 22%')}
            actions={<Link href="#notice">{say('See the week', 'عرض الأسبوع')}</Link>}
            onClose={tone === 'info' ? () => undefined : undefined}
            closeLabel={say('Close', 'إغلاق')}
          >
            {say(
              'Sales were lower, so the weekly minimum applied. Nothing was carried over.',
              'كانت المبيعات أقل فطُبّق الحد الأدنى الأسبوعي. لم يُرحَّل شيء.',
            )}
          </Notice>
        ),
      })),
      {
        name: 'banner',
        wide: true,
        render: (say) => (
          <Banner tone="warning" title={say('Payouts are late today', 'الدفعات متأخرة اليوم')}>
            {say('Banks are closed until Monday.', 'البنوك مغلقة حتى الاثنين.')}
          </Banner>
        ),
      },
      {
        name: 'error summary',
        wide: true,
        render: (say) => (
          <ErrorSummary
            title={say('Two fields need your attention', 'حقلان بحاجة إلى تعديل')}
            errors={[
              { field: 'iban', message: say('The IBAN is too short.', 'رقم الآيبان قصير.') },
              { field: 'name', message: say('Enter the legal name.', 'أدخل الاسم القانوني.') },
            ]}
          />
        ),
      },
    ],
  },
  {
    id: 'toast-region',
    title: 'ToastRegion',
    states: [{ name: 'every variant', render: (say) => <ToastSample say={say} /> }],
  },
  {
    id: 'progress-bar',
    title: 'ProgressBar, Spinner',
    states: [
      {
        name: 'known',
        render: (say) => <ProgressBar label={say('Repaid', 'المسدد')} value={52} valueText="52%" />,
      },
      {
        name: 'small',
        render: (say) => <ProgressBar label={say('Upload', 'الرفع')} value={30} size="small" />,
      },
      { name: 'unknown', render: (say) => <ProgressBar label={say('Export', 'التصدير')} /> },
      { name: 'spinner', render: (say) => <Spinner label={say('Loading', 'جارٍ التحميل')} /> },
    ],
  },
  {
    id: 'skeleton',
    title: 'Skeleton',
    states: [
      {
        name: 'text and block',
        render: (say) => (
          <Loading label={say('Loading', 'جارٍ التحميل')}>
            <SkeletonText lines={3} />
            <SkeletonBlock height="80px" />
          </Loading>
        ),
      },
      { name: 'card', render: () => <SkeletonCard /> },
      { name: 'table', wide: true, render: () => <SkeletonTable rows={4} columns={5} /> },
    ],
  },
  {
    id: 'states',
    title: 'EmptyState, FailedState, ErrorPage',
    states: [
      {
        name: 'empty',
        render: (say) => (
          <EmptyState
            title={say('No payouts yet', 'لا دفعات بعد')}
            action={<Button variant="primary">{say('Create payment link', 'إنشاء رابط دفع')}</Button>}
          >
            {say(
              'The first payout follows the Monday after your first sale.',
              'تصل أول دفعة يوم الاثنين بعد أول عملية بيع.',
            )}
          </EmptyState>
        ),
      },
      {
        name: 'failed',
        render: (say) => (
          <FailedState
            title={say('The orders could not be loaded', 'تعذر تحميل الطلبات')}
            retryLabel={say('Try again', 'حاول مجددًا')}
            onRetry={() => undefined}
          >
            {say('Check your connection.', 'تحقق من اتصالك.')}
          </FailedState>
        ),
      },
      {
        name: 'page',
        wide: true,
        render: (say) => (
          <ErrorPage
            code="404"
            title={say('Page not found', 'الصفحة غير موجودة')}
            actions={<Button variant="primary">{say('Go to main page', 'إلى الصفحة الرئيسية')}</Button>}
          >
            {say('The address may be old.', 'ربما تغيّر العنوان.')}
          </ErrorPage>
        ),
      },
    ],
  },
  {
    id: 'file-drop',
    title: 'FileDrop',
    states: [
      { name: 'empty', render: (say) => <FileSample say={say} rows={[]} /> },
      { name: 'rows', render: (say) => <FileSample say={say} rows={rows(say)} /> },
      {
        name: 'error',
        render: (say) => (
          <FileSample
            say={say}
            rows={[]}
            error={say('The file is larger than 10 MB.', 'الملف أكبر من 10 ميغابايت.')}
          />
        ),
      },
      { name: 'disabled', render: (say) => <FileSample say={say} rows={[]} disabled /> },
    ],
  },
]

function toneWords(say: Say): Record<Tone, string> {
  return {
    positive: say('Captured', 'تم التحصيل'),
    warning: say('Partially refunded', 'مسترد جزئيًا'),
    negative: say('Rejected', 'مرفوض'),
    accent: say('Active', 'نشط'),
    info: say('New', 'جديد'),
    iris: say('Beta', 'تجريبي'),
    neutral: say('Cancelled', 'ملغي'),
  }
}

function ToastSample({ say }: { say: Say }) {
  const { toasts, show, close } = useToasts()
  const variants: ToastVariant[] = ['error', 'info', 'success', 'warning', 'iris']
  return (
    <>
      {variants.map((variant) => (
        <Button
          key={variant}
          size="small"
          onClick={() =>
            show({
              variant,
              title: say('Changes saved', 'حُفظت التغييرات'),
              message: variant,
              autoHide: variant !== 'error',
            })
          }
        >
          {variant}
        </Button>
      ))}
      <ToastRegion
        toasts={toasts}
        onClose={close}
        label={say('Notifications', 'الإشعارات')}
        closeLabel={say('Close', 'إغلاق')}
        autoHideMs={5000}
      />
    </>
  )
}

function rows(say: Say): FileRowState[] {
  return [
    {
      id: '1',
      name: 'licence-2026.pdf',
      size: '1.2 MB',
      state: 'loading',
      progress: 42,
      message: say('Uploading', 'جارٍ الرفع'),
    },
    {
      id: '2',
      name: 'كشف الحساب أكتوبر.pdf',
      size: '840 KB',
      state: 'uploaded',
      message: say('Uploaded', 'تم الرفع'),
    },
    { id: '3', name: 'scan.png', size: '9.8 MB', state: 'error', message: say('Upload failed', 'فشل الرفع') },
  ]
}

type FileSampleProps = { say: Say; rows: FileRowState[]; error?: string; disabled?: boolean }

function FileSample({ say, ...rest }: FileSampleProps) {
  const named = (english: string, arabic: string) => (name: string) => `${say(english, arabic)} ${name}`
  const nothing = () => undefined
  return (
    <FileDrop
      label={say('Trade licence', 'الرخصة التجارية')}
      hint={say('PDF, JPEG or PNG, at most 10 MB', 'PDF أو JPEG أو PNG، بحد أقصى 10 ميغابايت')}
      chooseLabel={say('Choose a file', 'اختر ملفًا')}
      dropLabel={say('or drop it here, or paste it', 'أو أفلته هنا أو ألصقه')}
      rowLabels={{
        progress: named('Uploading', 'رفع'),
        cancel: named('Cancel', 'إلغاء'),
        retry: named('Try again', 'إعادة المحاولة'),
        remove: named('Remove', 'إزالة'),
        download: named('Download', 'تنزيل'),
      }}
      onFiles={nothing}
      onCancel={nothing}
      onRetry={nothing}
      onRemove={nothing}
      onDownload={nothing}
      {...rest}
    />
  )
}
