import { acceptedPictures } from '@daftar/app-kit/use-ticket-pictures'
import { FileDrop } from '@daftar/ui/file-drop'
import { m } from '@daftar/words'
import type { usePictures } from '../use-pictures.ts'

const rowLabels = {
  progress: (name: string) => m.wizard_file_progress({ name }),
  cancel: (name: string) => m.wizard_file_cancel({ name }),
  retry: (name: string) => m.wizard_file_retry({ name }),
  remove: (name: string) => m.wizard_file_remove({ name }),
  download: (name: string) => m.wizard_file_download({ name }),
}

/** Up to five pictures beside an answer: picked, dropped or pasted. */
export function AnswerPictures({ pictures }: { pictures: ReturnType<typeof usePictures> }) {
  return (
    <FileDrop
      {...{ rowLabels }}
      id="answer-pictures"
      multiple
      look="line"
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
