# The lessons on the screen. The lessons themselves are in content/lessons.

lessons-title = Lessons
lessons-about = Twelve short lessons. You read a little, do it yourself on the board, and hear at once whether it is right.
lessons-lost = There is no such lesson. All of them are below.
lessons-forget = Clear all progress
lessons-forget-ask = Clear all progress?
lessons-forget-more = All lessons will be as if never begun. This cannot be undone.
lessons-forget-yes = Clear
lessons-forget-no = Keep

lesson-minutes = about { $minutes } minutes
lesson-state-begun = { $done } of { $all } steps done
lesson-state-done = done
lesson-steps = Steps
lesson-step = Step { $number } of { $all }: { $title }
lesson-step-done = { $step }, done
lesson-answers = Answers
lesson-moves-left = { $moves ->
    [one] 1 move left
   *[other] { $moves } moves left
}
lesson-stars = { $squares ->
    [none] All stars are collected.
   *[other] Stars on { $squares }.
}
lesson-captures = { $squares ->
    [none] Everything is captured.
   *[other] Still to capture on { $squares }.
}
lesson-marks = Marked: { $squares }.
lesson-reach = The piece can go to { $squares }.

lesson-not-this = That is not it yet. Try once more.
lesson-gives-check = Only you move here, so no check can be given. Look for another way.
lesson-throws-the-win-away = That would give the win away, so the move was put back.
lesson-throws-the-draw-away = That would give the draw away, so the move was put back.
lesson-right = Right. Keep going.
lesson-done = Well done.
lesson-out-of-moves = There are no moves left.
lesson-promoted = The pawn has come across and stays there.
lesson-ended = { $reason ->
    [stalemate] It is stalemate, and so a draw.
    [deadPosition] Nobody can mate any more: a draw.
    [threefoldRepetition] The same position stood there three times: a draw.
    [fiftyMoves] Fifty moves without a capture or a pawn move: a draw.
   *[other] The game is over.
}
lesson-waiting = The other side is to move.

lesson-go-on = Continue
lesson-finish = Finish the lesson
lesson-hint = Hint
lesson-again = Try again
lesson-back = All lessons
lesson-next = Next lesson: { $title }
lesson-finished = Lesson finished
lesson-finished-more = Every step of this lesson is done.
lesson-finished-left = You skipped these steps. Do them now, or later.
lesson-reset = Begin this lesson again
lesson-reset-ask = Begin this lesson again?
lesson-reset-more = All steps of this lesson will be marked as not done.
