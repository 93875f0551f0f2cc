import { Drawer } from '@daftar/ui/drawer'
import { m } from '@daftar/words'
import { useActParts, type ActPartsProps } from '../../../shared/act/act-parts.tsx'

/** A long form beside the list. */
export function ActDrawer({ title, ...props }: ActPartsProps & { title: string }) {
  const { actions, content } = useActParts(props)
  return (
    <Drawer
      open
      side="end"
      onOpenChange={(open) => !open && !props.act.isPending && props.onClose()}
      title={title}
      closeLabel={m.common_close()}
      actions={actions}
    >
      {content}
    </Drawer>
  )
}
