import { acceptedPictures } from '@daftar/app-kit/use-ticket-pictures'
import { FileDrop } from '@daftar/ui/file-drop'
import { m } from '@daftar/words'
import { rowLabels } from '../../../shared/uploads/file-words.ts'
import type { usePictures } from '../use-pictures.ts'

type PictureDropProps = {
  pictures: ReturnType<typeof usePictures>
  id: string
  error?: string | undefined
  /** Beside a message, which matters more. */
  look?: 'area' | 'line'
}

/** Up to five pictures: picked, dropped or pasted. */
export function PictureDrop({ pictures, id, error, look = 'area' }: PictureDropProps) {
  return (
    <FileDrop
      {...{ id, rowLabels, error, look }}
      multiple
      label={m.support_pictures()}
      hint={m.support_pictures_hint()}
      accept={acceptedPictures}
      chooseLabel={m.wizard_choose_file()}
      dropLabel={m.wizard_drop_file()}
      disabled={pictures.isFull}
      onFiles={pictures.add}
      rows={pictures.rows}
      onCancel={pictures.remove}
      onRemove={pictures.remove}
    />
  )
}
