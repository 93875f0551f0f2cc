import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { EllipsisVertical, LayoutDashboard, Pencil, ReceiptText, Trash2 } from 'lucide-react'
import { Button } from '../../controls/button.tsx'
import { CoachMark } from '../../overlays/coach-mark.tsx'
import { CommandPalette } from '../../overlays/command-palette.tsx'
import { ConfirmDialog } from '../../overlays/confirm-dialog.tsx'
import { Dialog } from '../../overlays/dialog.tsx'
import { Drawer } from '../../overlays/drawer.tsx'
import { IconButton } from '../../controls/icon-button.tsx'
import { InfoTip } from '../../overlays/info-tip.tsx'
import { KeyHint } from '../../controls/key-hint.tsx'
import { Menu } from '../../controls/menu.tsx'
import { Money } from '../../text/money.tsx'
import { Popover } from '../../overlays/popover.tsx'
import { ShortcutsSheet } from '../../overlays/shortcuts-sheet.tsx'
import { TextField } from '../../fields/text/text-field.tsx'
import { Tooltip } from '../../overlays/tooltip.tsx'
import type { GalleryEntry, Say } from '../entry.tsx'
import { WithValue } from '../with-value.tsx'

export const overlayEntries: GalleryEntry[] = [
  {
    id: 'dialog',
    title: 'Dialog, ConfirmDialog, Drawer',
    states: [
      {
        name: 'dialog',
        render: (say) => (
          <Opened id="dialog" words={say('Dialog', 'نافذة')}>
            {(shared) => (
              <Dialog
                {...shared}
                title={say('Rename the store', 'تغيير اسم المتجر')}
                closeLabel={say('Close', 'إغلاق')}
                actions={<Button variant="primary">{say('Save', 'حفظ')}</Button>}
              >
                <TextField label={say('Name', 'الاسم')} defaultValue={say('Marina Mall', 'مارينا مول')} />
              </Dialog>
            )}
          </Opened>
        ),
      },
      {
        name: 'confirm',
        render: (say) => (
          <Opened id="confirm" words={say('Refund', 'رد المبلغ')}>
            {(shared) => (
              <ConfirmDialog
                {...shared}
                title={say('Refund the shopper?', 'رد المبلغ للمشتري؟')}
                confirmLabel={say('Refund AED 120.00', 'رد \u2066AED 120.00\u2069')}
                cancelLabel={say('Cancel', 'إلغاء')}
                closeLabel={say('Close', 'إغلاق')}
                tone="danger"
                onConfirm={() => shared.onOpenChange(false)}
              >
                <p>
                  {say('Monday’s payout falls by ', 'ستنقص دفعة الاثنين بمقدار ')}
                  <Money value="120.00" currency="AED" size="strong" />
                </p>
              </ConfirmDialog>
            )}
          </Opened>
        ),
      },
      {
        name: 'drawer',
        render: (say) => (
          <Opened id="drawer" words={say('Drawer', 'درج')}>
            {(shared) => (
              <Drawer
                {...shared}
                title={say('Order A-20418', 'الطلب \u2066A-20418\u2069')}
                closeLabel={say('Close', 'إغلاق')}
                actions={<Button variant="primary">{say('Refund', 'رد المبلغ')}</Button>}
              >
                {say('Details of the order', 'تفاصيل الطلب')}
              </Drawer>
            )}
          </Opened>
        ),
      },
    ],
  },
  {
    id: 'menu',
    title: 'Menu, Popover, Tooltip, InfoTip, CoachMark',
    states: [
      {
        name: 'menu',
        render: (say) => (
          <Menu
            label={say('Actions', 'إجراءات')}
            entries={[
              { id: 'edit', label: say('Edit', 'تعديل'), icon: <Pencil /> },
              { id: 'off', label: say('Not allowed', 'غير مسموح'), disabled: true },
              { id: 'remove', label: say('Remove', 'إزالة'), icon: <Trash2 />, danger: true },
            ]}
          >
            <IconButton
              data-open="menu"
              label={say('Actions', 'إجراءات')}
              icon={<EllipsisVertical />}
              variant="outlined"
            />
          </Menu>
        ),
      },
      {
        name: 'popover',
        render: (say) => (
          <Popover
            label={say('Amount', 'المبلغ')}
            trigger={<Button data-open="popover">{say('Filter by amount', 'تصفية حسب المبلغ')}</Button>}
          >
            <TextField label={say('At least', 'على الأقل')} inputMode="decimal" />
          </Popover>
        ),
      },
      {
        name: 'tips',
        render: (say) => (
          <>
            <Tooltip text={say('Goes to the bank on Monday', 'تُرسل إلى البنك يوم الاثنين')}>
              <Button>{say('Payout', 'الدفعة')}</Button>
            </Tooltip>
            <InfoTip label={say('What is the weekly minimum?', 'ما الحد الأدنى الأسبوعي؟')}>
              {say('The least we take in a week with few sales.', 'أقل ما نخصمه في أسبوع قليل المبيعات.')}
            </InfoTip>
          </>
        ),
      },
      { name: 'coach mark', render: (say) => <CoachSample say={say} /> },
    ],
  },
  {
    id: 'command-palette',
    title: 'CommandPalette, ShortcutsSheet, KeyHint',
    states: [
      {
        name: 'palette',
        render: (say) => (
          <Opened id="palette" words={say('Go to', 'انتقل إلى')}>
            {(shared) => <PaletteSample say={say} {...shared} />}
          </Opened>
        ),
      },
      {
        name: 'shortcuts',
        render: (say) => (
          <Opened id="shortcuts" words={say('Shortcuts', 'اختصارات')}>
            {(shared) => (
              <ShortcutsSheet
                {...shared}
                title={say('Keyboard shortcuts', 'اختصارات لوحة المفاتيح')}
                closeLabel={say('Close', 'إغلاق')}
                groups={[
                  {
                    id: 'go',
                    title: say('Everywhere', 'في كل مكان'),
                    shortcuts: [
                      { id: 'palette', label: say('Go to', 'انتقل إلى'), keys: ['Ctrl', 'K'] },
                      { id: 'search', label: say('Search', 'بحث'), keys: ['/'] },
                    ],
                  },
                ]}
              />
            )}
          </Opened>
        ),
      },
      { name: 'keys', render: () => <KeyHint keys={['Ctrl', 'K']} /> },
    ],
  },
]

type Shared = { open: boolean; onOpenChange: (open: boolean) => void }

/** A button that opens a sample; `data-open` is how a script finds it. */
function Opened({
  id,
  words,
  children,
}: {
  id: string
  words: string
  children: (shared: Shared) => ReactNode
}) {
  const [open, onOpenChange] = useState(false)
  return (
    <>
      <Button data-open={id} onClick={() => onOpenChange(true)}>
        {words}
      </Button>
      {children({ open, onOpenChange })}
    </>
  )
}

function CoachSample({ say }: { say: Say }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button ref={anchor} data-open="coach" onClick={() => setOpen(true)}>
        {say('Users', 'المستخدمون')}
      </Button>
      <CoachMark
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        placement="bottom start"
        title={say('Share the work', 'وزّع العمل')}
        actions={
          <>
            <Button size="small" variant="quiet" onClick={() => setOpen(false)}>
              {say('Back', 'رجوع')}
            </Button>
            <Button size="small" variant="primary" onClick={() => setOpen(false)}>
              {say('Add', 'إضافة')}
            </Button>
          </>
        }
      >
        {say('Admins and supervisors can answer disputes.', 'يمكن للمديرين والمشرفين الرد على النزاعات.')}
      </CoachMark>
    </>
  )
}

function PaletteSample({ say, ...shared }: { say: Say } & Shared) {
  return (
    <WithValue start="">
      {(query, onQueryChange) => (
        <CommandPalette
          {...shared}
          label={say('Go to', 'انتقل إلى')}
          placeholder={say('A screen, an order, a store', 'صفحة أو طلب أو متجر')}
          closeLabel={say('Close', 'إغلاق')}
          emptyLabel={say('Nothing matches', 'لا نتائج مطابقة')}
          {...{ query, onQueryChange }}
          onSelect={() => undefined}
          groups={[
            {
              id: 'screens',
              title: say('Screens', 'الصفحات'),
              commands: [
                { id: 'dashboard', label: say('Dashboard', 'الرئيسية'), icon: <LayoutDashboard /> },
                { id: 'orders', label: say('Orders', 'الطلبات'), icon: <ReceiptText />, hint: 'G O' },
              ],
            },
            {
              id: 'orders-found',
              title: say('Orders', 'الطلبات'),
              commands: [
                {
                  id: 'a-20418',
                  label: 'A-20418',
                  icon: <ReceiptText />,
                  hint: say('Captured', 'تم التحصيل'),
                },
              ],
            },
          ]}
        />
      )}
    </WithValue>
  )
}
