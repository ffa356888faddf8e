extension UIKitClass {
  /// Scroll views, lists and their cells.
  static let scrollingClasses: [UIKitClass] = [
    UIKitClass(
      "UIScrollView",
      """
      delegate showsVerticalScrollIndicator showsHorizontalScrollIndicator indicatorStyle scrollIndicatorInsets
      verticalScrollIndicatorInsets horizontalScrollIndicatorInsets automaticallyAdjustsScrollIndicatorInsets
      keyboardDismissMode decelerationRate delaysContentTouches canCancelContentTouches scrollsToTop zoomScale
      minimumZoomScale maximumZoomScale bouncesZoom bounces bouncesHorizontally bouncesVertically isPagingEnabled
      isDirectionalLockEnabled indexDisplayMode allowsKeyboardScrolling
      transfersHorizontalScrollingToParent transfersVerticalScrollingToParent topEdgeEffect bottomEdgeEffect
      leftEdgeEffect rightEdgeEffect isLookToScrollEnabled contentAlignmentPoint
      """, notModelled: "contentSize"),
    UIKitClass(
      "UITableView",
      """
      delegate dataSource prefetchDataSource isPrefetchingEnabled dragDelegate dropDelegate
      dragInteractionEnabled isSpringLoaded allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
      allowsMultipleSelectionDuringEditing allowsFocus allowsFocusDuringEditing selectionFollowsFocus
      remembersLastFocusedIndexPath separatorColor separatorEffect sectionIndexColor sectionIndexBackgroundColor
      sectionIndexTrackingBackgroundColor sectionIndexMinimumDisplayRowCount backgroundView
      estimatedSectionHeaderHeight estimatedSectionFooterHeight fillerRowHeight selfSizingInvalidation
      """),
    UIKitClass(
      "UICollectionView",
      """
      delegate dataSource prefetchDataSource isPrefetchingEnabled dragDelegate dropDelegate
      dragInteractionEnabled isSpringLoaded reorderingCadence allowsSelection allowsMultipleSelection
      allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing allowsFocus allowsFocusDuringEditing
      selectionFollowsFocus remembersLastFocusedIndexPath backgroundView selfSizingInvalidation
      """),
    UIKitClass(
      "UITableViewCell",
      """
      selectionStyle reuseIdentifier backgroundView selectedBackgroundView multipleSelectionBackgroundView
      backgroundConfiguration automaticallyUpdatesContentConfiguration
      automaticallyUpdatesBackgroundConfiguration configurationUpdateHandler focusStyle editingAccessoryView
      userInteractionEnabledWhileDragging isSelected isHighlighted
      """, notModelled: "indentsAccessories"),
    UIKitClass(
      "UICollectionViewCell",
      """
      reuseIdentifier backgroundView selectedBackgroundView backgroundConfiguration
      automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration
      configurationUpdateHandler isSelected isHighlighted
      """),
  ]
}
