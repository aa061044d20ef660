-- Distinct questions for /layout, 100,000 of them before any comes again: another offset and window each.
local questions = 100000
local index = 0

function init(arguments)
  math.randomseed(1)
end

function request()
  index = index % questions + 1
  local offset = (index * 7919 % questions) / questions * 4600
  local height = 500 + math.random(600)
  return wrk.format("GET", string.format("/layout?offset=%.2f&width=390&height=%d", offset, height))
end
