import { Segmented } from 'antd';
import { ExportMenu } from '../list-export/export-menu.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { ListSearch } from './list-search.tsx';
import { OptionsButton } from './options-button.tsx';
import { SavedViews } from './saved-views.tsx';
import { applyView, type ListToolbarProps } from './toolbar-props.ts';

/** Searching, views, filters and export of a list: in one row, or on a phone the search with a button for the rest. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { title, state, onChange, views, exportRequest, narrow } = props;
  const search = props.searchLabel && (
    <ListSearch
      label={props.searchLabel}
      hint={props.searchHint}
      value={state.search}
      onSearch={(text) => onChange({ search: text })}
    />
  );
  if (narrow)
    return (
      <div className="list-toolbar">
        {search || <span className="list-space" />}
        <OptionsButton {...props} />
      </div>
    );
  return (
    <div className="list-toolbar">
      {views && (
        <div className="list-views">
          <Segmented
            name="list-view"
            aria-label="View"
            value={props.activeView?.key ?? ''}
            options={views.map(({ key, label }) => ({ value: key, label }))}
            onChange={(key) =>
              onChange(
                applyView(
                  views.find((view) => view.key === key),
                  views,
                ),
              )
            }
          />
        </div>
      )}
      <span className="list-space" />
      {props.extra}
      {exportRequest && <ColumnMenu columns={props.columns} hidden={props.hidden} onHide={props.onHide} />}
      {exportRequest && (
        <ExportMenu title={title} request={exportRequest} count={props.count} isCountExact={props.isCountExact} />
      )}
      {props.savedViewsName && <SavedViews listName={props.savedViewsName} state={state} onChange={onChange} />}
      {search}
    </div>
  );
}
