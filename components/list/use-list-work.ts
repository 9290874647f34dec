import { useEffect, useRef, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { fetchListPage, type ListAnswer } from '@/lib/list/fetch-list-page'
import { recallPage, rememberFirstPage, rememberPage } from '@/lib/list/list-memory'
import { canonicalSearch, type ListQuery } from '@/lib/list/list-query'
import { firstPageOf, isSameList, type ListSource, listOf, recallShown, type ShownList } from './shown-list'

/** What is being fetched, or failed to come: another list, the next page or the one before. */
export type ListWork = { kind: 'list' | 'more' | 'previous'; state: 'busy' | 'failed' } | null

type Task = {
  kind: NonNullable<ListWork>['kind']
  query: ListQuery
  show: (answer: ListAnswer) => ShownList
}

type ListState = {
  shown: ShownList
  /** What the shopper has chosen: ahead of the list while that is on its way. */
  chosen: ListQuery
  work: ListWork
  /** Whether another list was shown in place of the first one. */
  isChanged: boolean
  /** Whether that was a choice, not a step in the history. */
  isChoice: boolean
}

/** Adds labels to a query, so that its address can be read. */
export type LabelQuery = (query: ListQuery, answer: Pick<ListAnswer, 'filters'>) => ListQuery

/**
 * The list on the screen, and `run`, which brings another one or more of it and replaces the address. The old list stays
 * until the new one is there; of several tasks the last one counts.
 */
export function useListWork(source: ListSource, label: LabelQuery) {
  const { site } = useShopConfig()
  const { path, listPath } = source
  const [state, setState] = useState<ListState>(() => {
    const shown = recallShown(site, source) ?? listOf(label(source.query, source), source)
    return { shown, chosen: shown.query, work: null, isChanged: false, isChoice: false }
  })
  // of the newest task; none is the newest on a page that was left
  const ticket = useRef(0)
  useEffect(
    () => () => {
      ticket.current += 1
    },
    [],
  )

  const writeAddress = (list: ShownList) => {
    window.history.replaceState(null, '', path + canonicalSearch(list.query))
    rememberFirstPage(source.query, firstPageOf(list))
  }
  const finish = ({ kind, show }: Task, answer: ListAnswer) => {
    const list = show(answer)
    const shown = { ...list, query: label(list.query, answer) }
    writeAddress(shown)
    setState({ shown, chosen: shown.query, work: null, isChanged: kind === 'list', isChoice: kind === 'list' })
  }
  const fail = ({ kind }: Task, error: unknown) => {
    // the address never names another list than the one that is shown
    writeAddress(state.shown)
    setState({ ...state, chosen: state.shown.query, work: { kind, state: 'failed' } })
    reloadOrReport(error, { type: 'load', component: 'product-list' })
  }
  const run = async (task: Task) => {
    ticket.current += 1
    const mine = ticket.current
    const known = recallPage(site, listPath, task.query)
    if (known) return finish(task, known)
    setState({
      ...state,
      chosen: task.kind === 'list' ? task.query : state.chosen,
      work: { kind: task.kind, state: 'busy' },
    })
    try {
      const answer = await fetchListPage(site, listPath, task.query)
      rememberPage(site, listPath, task.query, answer)
      if (ticket.current === mine) finish(task, answer)
    } catch (error) {
      if (ticket.current === mine) fail(task, error)
    }
  }
  /** Shows a list that is there, at the address it has. */
  const show = (shown: ShownList) => {
    ticket.current += 1
    setState({ shown, chosen: shown.query, work: null, isChanged: true, isChoice: false })
  }
  /** The filters of the list on the screen, as a whole: the server's page carries a part of the category tree. */
  const fetchFilters = async () => {
    const { query } = state.shown
    const answer = await fetchListPage(site, listPath, query)
    rememberPage(site, listPath, query, answer)
    setState((now) => {
      if (!isSameList(now.shown.query, query)) return now
      return { ...now, shown: { ...now.shown, filters: answer.filters }, isChoice: false }
    })
  }
  return { ...state, run, show, fetchFilters }
}
