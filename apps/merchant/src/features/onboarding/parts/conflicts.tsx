import { Button, buttonClass } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useSupportMailbox } from '../../../shared/chat/use-support-mailbox.ts'

/** A business of this name exists (DEC-ONB-40). */
export function NameConflict({ onChange }: { onChange: () => void }) {
  const mailbox = useSupportMailbox()
  return (
    <Notice
      tone="negative"
      title={m.apply_conflict_name_title()}
      live="alert"
      actions={
        <>
          <Button size="small" onClick={onChange}>
            {m.apply_conflict_change()}
          </Button>
          <Link look="bare" className={buttonClass({ size: 'small' })} href={`mailto:${mailbox}`}>
            {m.common_contact_support()}
          </Link>
        </>
      }
    >
      {m.apply_conflict_name_text()}
    </Notice>
  )
}

/** The legal and bank details belong to another account (DEC-ONB-40). */
export function BankConflict({ open, onClose }: { open: boolean; onClose: () => void }) {
  const mailbox = useSupportMailbox()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={m.apply_conflict_bank_title()}
      closeLabel={m.common_close()}
      actions={
        <>
          <Link look="bare" className={buttonClass()} href={`mailto:${mailbox}`}>
            {m.common_contact_support()}
          </Link>
          <Button variant="primary" onClick={onClose}>
            {m.apply_conflict_change()}
          </Button>
        </>
      }
    >
      {m.apply_conflict_bank_text()}
    </Dialog>
  )
}
