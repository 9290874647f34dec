import { useLayoutEffect, useRef, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { fetchListPage, type ListAnswer } from '@/lib/list/fetch-list-page'
import { recallPage, rememberFirstPage, rememberPage } from '@/lib/list/list-memory'
import { canonicalSearch, type ListQuery } from '@/lib/list/list-query'
import {
  addressQuery,
  firstPageOf,
  isSameList,
  type ListSource,
  listOf,
  recallShown,
  type ShownList,
} from './shown-list'

/** The running or failed task: another list, the next page or the previous one. */
export type ListWork = { kind: 'list' | 'more' | 'previous'; state: 'busy' | 'failed' } | null

type Task = {
  kind: NonNullable<ListWork>['kind']
  /** Whether the shopper has chosen the list; false for a list that the shopper comes back to. */
  isChoice?: boolean
  query: ListQuery
  show: (answer: ListAnswer) => ShownList
}

type ListState = {
  shown: ShownList
  /** The chosen query; it differs from that of the displayed list while the new list is loading. */
  chosen: ListQuery
  work: ListWork
  /** Whether another list has replaced the first one. */
  isChanged: boolean
  /** Whether the displayed list was chosen, and not reached by a history navigation. */
  isChoice: boolean
}

/** Adds the labels of its values to a query, so that its address is readable. */
export type LabelQuery = (query: ListQuery, answer: Pick<ListAnswer, 'filters'>) => ListQuery

/**
 * The displayed list, and `run`, which fetches another list or page and replaces the address. The old list stays until
 * the new one has loaded; of several tasks only the last one counts.
 */
export function useListWork(source: ListSource, label: LabelQuery) {
  const { config, store } = useShop()
  const { site } = config
  const { path, listPath } = source
  const [state, setState] = useState<ListState>(() => {
    const shown = recallShown(site, source) ?? listOf(label(source.query, source), source)
    return { shown, chosen: shown.query, work: null, isChanged: false, isChoice: false }
  })
  const ticket = useRef(0)
  // makes all tasks outdated when the page is left; a layout effect, so that no answer arrives before
  useLayoutEffect(
    () => () => {
      ticket.current += 1
    },
    [],
  )

  const writeAddress = (list: ShownList) => {
    window.history.replaceState(null, '', path + canonicalSearch(list.query))
    rememberFirstPage(source.query, firstPageOf(list))
  }
  const finish = ({ kind, isChoice = false, show }: Task, answer: ListAnswer) => {
    const list = show(answer)
    const shown = { ...list, query: label(list.query, answer) }
    writeAddress(shown)
    setState((now) => ({
      // another page of the list leaves its filters: more of them may have been fetched since the task began
      shown: kind === 'list' ? shown : { ...shown, filters: now.shown.filters },
      chosen: shown.query,
      work: null,
      isChanged: kind === 'list',
      isChoice,
    }))
  }
  const fail = ({ kind }: Task, error: unknown) => {
    // the address must be that of the displayed list
    writeAddress(state.shown)
    setState((now) => ({ ...now, chosen: now.shown.query, work: { kind, state: 'failed' } }))
    reloadOrReport(error, { type: 'load', component: 'product-list' })
  }
  const readPlace = () => ({ address: addressQuery(source), navigation: store.getState().progress.startedAt })
  /**
   * Begins a task, the newest from now on. The returned function shows its result, unless a newer task or a navigation
   * has begun since, or the address has changed. Showing a result replaces the address: Next would discard the
   * navigation, and after Back or Forward, which change the address at once, another history entry would be
   * overwritten.
   */
  const begin = () => {
    ticket.current += 1
    const mine = ticket.current
    const began = readPlace()
    return (showResult: () => void) => {
      if (ticket.current !== mine) return
      const { address, navigation } = readPlace()
      const isSameEntry = window.location.pathname === path && isSameList(address, began.address)
      if (isSameEntry && (navigation === 0 || navigation === began.navigation)) return showResult()
      setState((now) => ({ ...now, chosen: now.shown.query, work: null }))
    }
  }
  const run = async (task: Task) => {
    const settle = begin()
    const known = recallPage(site, listPath, task.query)
    if (known) return settle(() => finish(task, known))
    setState({
      ...state,
      chosen: task.kind === 'list' ? task.query : state.chosen,
      work: { kind: task.kind, state: 'busy' },
    })
    try {
      const answer = await fetchListPage(site, listPath, task.query)
      rememberPage(site, listPath, task.query, answer)
      settle(() => finish(task, answer))
    } catch (error) {
      settle(() => fail(task, error))
    }
  }
  /** Shows a cached list without changing the address. */
  const show = (shown: ShownList) => {
    ticket.current += 1
    setState({ shown, chosen: shown.query, work: null, isChanged: true, isChoice: false })
  }
  /** All filters of the displayed list; the server's page has only a part of the category tree. */
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
