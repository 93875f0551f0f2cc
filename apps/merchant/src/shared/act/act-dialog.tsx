import { Dialog } from '@daftar/ui/dialog'
import { m } from '@daftar/words'
import { useActParts, type ActPartsProps } from './act-parts.tsx'

/** The form of an act over the page. */
export function ActDialog({ title, ...props }: ActPartsProps & { title: string }) {
  const { actions, content } = useActParts(props)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={title}
      closeLabel={m.common_close()}
      locked={props.act.isPending}
      actions={actions}
    >
      {content}
    </Dialog>
  )
}
