import { Loaded, type LoadedProps } from '@daftar/ui/loaded'
import { m } from '@daftar/words'
import { problemText as usualText } from '../language/problem-text.ts'

export type QueriedProps<Data> = Omit<LoadedProps<Data>, 'retryLabel' | 'problemText'> & {
  /** What went wrong, where it is said in other words than usual, or not at all. */
  problemText?: LoadedProps<Data>['problemText']
}

/** What is asked of the server in its states: skeleton, failed with another try, or what was answered. */
export function Queried<Data>({ problemText = usualText, ...props }: QueriedProps<Data>) {
  return <Loaded {...props} problemText={problemText} retryLabel={m.common_try_again()} />
}
