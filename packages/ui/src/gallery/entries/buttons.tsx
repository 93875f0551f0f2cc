import { Download, Plus, Settings, Trash2 } from 'lucide-react'
import { Button } from '../../controls/button.tsx'
import { CopyButton } from '../../controls/copy-button.tsx'
import { IconButton } from '../../controls/icon-button.tsx'
import { LanguageToggle } from '../../controls/language-toggle.tsx'
import { Link } from '../../controls/link.tsx'
import { SelectionBar } from '../../controls/selection-bar.tsx'
import { ThemeToggle } from '../../controls/theme-toggle.tsx'
import type { GalleryEntry } from '../entry.tsx'

export const buttonEntries: GalleryEntry[] = [
  {
    id: 'button',
    title: 'Button',
    states: [
      {
        name: 'variants',
        render: (say) => (
          <>
            <Button variant="primary" icon={<Plus />}>
              {say('Create payment link', 'إنشاء رابط دفع')}
            </Button>
            <Button icon={<Download />}>{say('Export', 'تصدير')}</Button>
            <Button variant="quiet">{say('Cancel', 'إلغاء')}</Button>
            <Button variant="danger">{say('Refund AED 120.00', 'رد \u2066AED 120.00\u2069')}</Button>
          </>
        ),
      },
      {
        name: 'busy',
        render: (say) => (
          <>
            <Button variant="primary" busy>
              {say('Saving', 'جارٍ الحفظ')}
            </Button>
            <Button busy>{say('Exporting', 'جارٍ التصدير')}</Button>
            <Button variant="danger" busy>
              {say('Refunding', 'جارٍ رد المبلغ')}
            </Button>
          </>
        ),
      },
      {
        name: 'disabled',
        render: (say) => (
          <>
            <Button variant="primary" disabled>
              {say('Continue', 'متابعة')}
            </Button>
            <Button disabled>{say('Export', 'تصدير')}</Button>
            <Button variant="quiet" disabled>
              {say('Cancel', 'إلغاء')}
            </Button>
          </>
        ),
      },
      {
        name: 'sizes',
        render: (say) => (
          <>
            <Button size="small">{say('Small', 'صغير')}</Button>
            <Button>{say('Medium', 'متوسط')}</Button>
            <Button size="large">{say('Large', 'كبير')}</Button>
          </>
        ),
      },
      {
        name: 'block',
        render: (say) => (
          <Button variant="primary" size="large" block>
            {say('Continue', 'متابعة')}
          </Button>
        ),
      },
    ],
  },
  {
    id: 'icon-button',
    title: 'IconButton, CopyButton',
    states: [
      {
        name: 'variants',
        render: (say) => (
          <>
            <IconButton label={say('Settings', 'الإعدادات')} icon={<Settings />} />
            <IconButton label={say('Settings', 'الإعدادات')} icon={<Settings />} variant="outlined" />
            <IconButton label={say('Remove', 'إزالة')} icon={<Trash2 />} size="small" />
            <IconButton label={say('Settings', 'الإعدادات')} icon={<Settings />} busy />
            <IconButton label={say('Settings', 'الإعدادات')} icon={<Settings />} disabled />
          </>
        ),
      },
      {
        name: 'copy',
        render: (say) => (
          <>
            <CopyButton
              text="AE070331234567890123456"
              label={say('Copy', 'نسخ')}
              copiedLabel={say('Copied', 'تم النسخ')}
            />
            <CopyButton
              look="words"
              text="AE070331234567890123456"
              label={say('Copy IBAN', 'نسخ رقم الآيبان')}
              copiedLabel={say('Copied', 'تم النسخ')}
            />
          </>
        ),
      },
    ],
  },
  {
    id: 'link',
    title: 'Link',
    states: [
      {
        name: 'looks',
        render: (say) => (
          <>
            <p>
              {say('Read ', 'اقرأ ')}
              <Link href="#link">{say('how reports work', 'كيف تعمل التقارير')}</Link>
              {say(' before you export.', ' قبل التصدير.')}
            </p>
            <Link href="#link" look="alone">
              {say('Load more', 'عرض المزيد')}
            </Link>
            <Link href="#link" look="alone" tone="muted">
              {say('Trouble signing in?', 'تواجه مشكلة في الدخول؟')}
            </Link>
          </>
        ),
      },
    ],
  },
  {
    id: 'selection-bar',
    title: 'SelectionBar',
    states: [
      {
        name: 'some rows',
        wide: true,
        render: (say) => (
          <SelectionBar
            label={say('Selected orders', 'الطلبات المحددة')}
            text={say('3 orders', '3 طلبات')}
            more={<strong>AED 410.00</strong>}
          >
            <Button variant="quiet">{say('Clear', 'إلغاء التحديد')}</Button>
            <Button variant="primary">{say('Capture', 'تحصيل')}</Button>
          </SelectionBar>
        ),
      },
    ],
  },
  {
    id: 'toggles',
    title: 'ThemeToggle, LanguageToggle',
    states: [
      {
        name: 'both',
        render: (say) => (
          <>
            <ThemeToggle
              label={say('Theme', 'المظهر')}
              labels={{
                light: say('Light', 'فاتح'),
                dark: say('Dark', 'داكن'),
                system: say('System', 'النظام'),
              }}
            />
            <LanguageToggle
              name={say('العربية', 'English')}
              lang={say('ar', 'en')}
              icon
              onPress={() => undefined}
            />
          </>
        ),
      },
      {
        name: 'in words',
        render: (say) => (
          <ThemeToggle
            look="words"
            label={say('Theme', 'المظهر')}
            labelHidden={false}
            labels={{
              light: say('Light', 'فاتح'),
              dark: say('Dark', 'داكن'),
              system: say('System', 'النظام'),
            }}
          />
        ),
      },
    ],
  },
]
